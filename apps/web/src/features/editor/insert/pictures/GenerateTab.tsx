import {
  ApiError,
  type GenerateImageAnswer,
  pictureMessages,
  type PictureSources,
} from '@deckloom/contract'
import { Button, Skeleton, TextArea, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { smallIconProps } from '../../controls/iconProps.ts'
import { pictureApi } from './pictureApi.ts'
import type { PickProps, PictureChoice } from './pictureChoice.ts'
import { PictureChoices } from './PictureChoices.tsx'

const presets = {
  'Business Meeting': 'Business meeting: a team around a table in a bright office',
  Technology: 'Technology: a globe with a web of connections',
  Analytics: 'Analytics: a dashboard with charts',
  Abstract: 'Abstract geometric pattern',
} as const

export interface GenerateTabProps extends PickProps {
  readonly source: PictureSources['generation'] | undefined
}

/** Generates a picture from a prompt. */
export function GenerateTab({ from, source, chosen, onChoose }: GenerateTabProps) {
  const [prompt, setPrompt] = useState('')
  const { made, failed, working, generate } = useGenerated({ from, onChoose })
  const words = prompt.trim()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextArea
        label="Describe the picture"
        rows={3}
        maxLength={1_000}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {Object.entries(presets).map(([name, text]) => (
          <Button key={name} size="small" className="px-2.5!" onClick={() => setPrompt(text)}>
            {name}
          </Button>
        ))}
        <Button
          size="small"
          className="ml-auto"
          icon={<WandSparkles {...smallIconProps} />}
          working={working}
          disabled={words === ''}
          onClick={() => words !== '' && generate(words)}
        >
          {working ? 'Generating...' : 'Generate'}
        </Button>
      </div>
      <div aria-live="polite" aria-busy={working}>
        {working ? (
          <Waiting />
        ) : (
          made.length > 0 && (
            <PictureChoices
              label="Generated pictures"
              choices={made}
              chosen={chosen}
              onChoose={onChoose}
            />
          )
        )}
        {failed && (
          <p className="text-small text-danger">
            No picture was generated. Your description is still here, so you can try again.
          </p>
        )}
      </div>
      <p className="text-small text-ink-subtle">{source === undefined ? '' : notes[source]}</p>
    </div>
  )
}

type GeneratedPicture = GenerateImageAnswer['pictures'][number]

interface Generated {
  readonly made: readonly PictureChoice[]
  readonly failed: boolean
  readonly working: boolean
  readonly generate: (words: string) => void
}

function useGenerated({ from, onChoose }: Pick<PickProps, 'from' | 'onChoose'>): Generated {
  const { theme } = useEditor().slide
  const [made, setMade] = useState<readonly PictureChoice[]>([])
  const [asked, setAsked] = useState({ words: '', times: 0 })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ words, times }: typeof asked) =>
      pictureApi.generateImage({
        prompt: words,
        aspect_ratio: '16:9',
        variation: times,
        ...(theme && { theme }),
      }),
    onSuccess: ({ pictures }, { words }) => {
      const choices = pictures.map((picture) => choiceOf(picture, words))
      setMade(choices)
      const [first] = choices
      if (first) onChoose(first)
    },
    onError: (error) => showError(error, from),
  })
  return {
    made,
    failed: isError && !isPending,
    working: isPending,
    generate: (words) => {
      // The same prompt again requests another picture.
      const next = { words, times: asked.words === words ? asked.times + 1 : 0 }
      setAsked(next)
      mutate(next)
    },
  }
}

const notes = {
  embedded: 'Drawn by the built-in illustrator. Your administrator can connect an image model.',
  model: 'Made by the image model of this server.',
} as const

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="aspect-video" />
      ))}
    </div>
  )
}

function choiceOf({ url, description }: GeneratedPicture, prompt: string): PictureChoice {
  const source = { url, origin: 'ai-generated', prompt } as const
  return { key: url, name: description ?? prompt, preview: url, source }
}

function showError(error: Error, from: PickProps['from']): void {
  if (from === 'panel') {
    // For the panel, a failure is logged and shown in place, without a toast.
    // oxlint-disable-next-line no-console -- this is the record
    console.error(pictureMessages.notMade, error)
    return
  }
  const sentence =
    error instanceof ApiError ? error.sentence : 'Check your connection and try again.'
  toast({
    title: pictureMessages.notMade,
    ...(sentence !== pictureMessages.notMade && { description: sentence }),
    variant: 'destructive',
  })
}
