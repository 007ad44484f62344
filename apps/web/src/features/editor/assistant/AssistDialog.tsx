import { type AssistTone, assistTones } from '@deckloom/contract'
import { Banner, Button, Dialog, SelectField, Spinner, TextField } from '@deckloom/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { spokenName } from '../controls/spokenName.ts'
import type { SlideActionChoice } from './slideActions.ts'
import { type Assist, type AssistOptions, useAssist } from './useAssist.ts'
import { VersionChoice } from './VersionChoice.tsx'

export interface AssistDialogProps {
  readonly choice: SlideActionChoice
  readonly onClose: () => void
}

/** One action on the slide: its options, then the slide before and after, to keep or discard. */
export function AssistDialog({ choice, onClose }: AssistDialogProps) {
  const [options, setOptions] = useState<AssistOptions | undefined>(choice.asks ? undefined : {})
  const assist = useAssist(choice, options)
  const [chosen, setChosen] = useState(0)
  const form = useId()
  const versions = assist.answer?.versions ?? []
  const version = versions[chosen]
  const keep = () => {
    if (version) assist.keep(version)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={choice.label}
      width={version ? 880 : 480}
      footer={
        <>
          <Button onClick={onClose}>{version ? 'Discard' : 'Close'}</Button>
          {options === undefined && (
            <Button variant="primary" type="submit" form={form}>
              Continue
            </Button>
          )}
          {assist.error !== undefined && (
            <Button variant="primary" onClick={assist.retry}>
              Try again
            </Button>
          )}
          {version && (
            <Button variant="primary" onClick={keep}>
              Keep
            </Button>
          )}
        </>
      }
    >
      {options === undefined && <Question id={form} asks={choice.asks} onAnswer={setOptions} />}
      <State assist={assist} />
      {version && (
        <VersionChoice
          before={assist.before}
          versions={versions}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </Dialog>
  )
}

/** Status shown instead of, or above, the versions. */
function State({ assist: { waiting, error, answer } }: { readonly assist: Assist }) {
  if (waiting) return <Spinner label="Working on this slide" />
  if (error !== undefined) return <Banner tone="danger">{error}</Banner>
  if (answer?.reason !== undefined) return <p className="text-body">{answer.reason}</p>
  if (answer?.writer !== 'embedded') return null
  return (
    <p className="mb-4 text-small text-ink-muted">
      Uses only the text and numbers on this slide. Nothing was added.
    </p>
  )
}

interface QuestionProps {
  readonly id: string
  readonly asks: SlideActionChoice['asks']
  readonly onAnswer: (options: AssistOptions) => void
}

function Question({ id, asks, onAnswer }: QuestionProps) {
  const [tone, setTone] = useState<AssistTone>(assistTones[0])
  const [language, setLanguage] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (asks === 'tone') return onAnswer({ tone })
    if (/^[\p{L} ()-]{2,40}$/u.test(language.trim())) onAnswer({ language: language.trim() })
    else setMissing(true)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      {asks === 'tone' ? (
        <SelectField
          label="Tone"
          value={tone}
          options={assistTones.map((value) => ({ value, label: spokenName(value) }))}
          onChange={({ currentTarget: { value } }) =>
            setTone(assistTones.find((known) => known === value) ?? tone)
          }
        />
      ) : (
        <TextField
          label="Language"
          value={language}
          maxLength={40}
          placeholder="Português"
          error={missing ? 'Enter a language' : undefined}
          onChange={({ currentTarget: { value } }) => {
            setLanguage(value)
            setMissing(false)
          }}
        />
      )}
    </form>
  )
}
