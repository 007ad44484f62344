import { Button, toast } from '@deckloom/ui'
import { WandSparkles } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { GeneratorChoices } from './GeneratorChoices.tsx'
import type { GeneratorOptions } from './generatorOptions.ts'
import { PromptBox } from './PromptBox.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const AdvancedOptionsDialog = lazyPart(
  async () => (await import('./AdvancedOptionsDialog.tsx')).AdvancedOptionsDialog,
)

export interface QuickGeneratorProps {
  readonly prompt: string
  readonly onPromptChange: (prompt: string) => void
  readonly options: GeneratorOptions
  readonly onOptionsChange: (options: GeneratorOptions) => void
  readonly busy: boolean
  /** Below the prompt: the files the deck is written from. */
  readonly attachments: ReactNode
  /** Whether files were read, so that a prompt is optional. */
  readonly hasMaterial: boolean
  /** Called only with a nonblank prompt or with material. */
  readonly onGenerate: (options: GeneratorOptions) => void
  /** The same, but shows the outline first. */
  readonly onOutline: (options: GeneratorOptions) => void
}

/** Generates a deck from a prompt. */
export function QuickGenerator(props: QuickGeneratorProps) {
  const { prompt, options, onOptionsChange, busy } = props
  const [advanced, setAdvanced] = useState(false)
  const blank = prompt.trim() === '' && !props.hasMaterial
  const act = (work: (options: GeneratorOptions) => void, chosen: GeneratorOptions) => {
    if (busy) return
    if (blank) askForDescription()
    else work(chosen)
  }
  const generate = (chosen: GeneratorOptions) => act(props.onGenerate, chosen)
  const handleAdvanced = (chosen: GeneratorOptions) => {
    onOptionsChange(chosen)
    setAdvanced(false)
  }
  return (
    <form
      aria-label="Quick generator"
      action={() => generate(options)}
      className="flex min-w-0 flex-col rounded-dialog bg-surface p-2 shadow-lift outline-offset-2 outline-focus has-[textarea:focus-visible]:outline-2"
    >
      <PromptBox
        value={prompt}
        onChange={props.onPromptChange}
        busy={busy}
        onEnter={() => generate(options)}
      />
      {props.attachments}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
        <GeneratorChoices
          options={options}
          onChange={onOptionsChange}
          busy={busy}
          blank={blank}
          onAdvanced={() => setAdvanced(true)}
        />
        <span className="hidden flex-1 sm:block" />
        <Actions busy={busy} onOutline={() => act(props.onOutline, options)} />
      </div>
      {advanced && (
        <Suspense>
          <AdvancedOptionsDialog
            options={options}
            onClose={() => setAdvanced(false)}
            onApply={handleAdvanced}
            onGenerate={(chosen) => {
              handleAdvanced(chosen)
              generate(chosen)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}

interface ActionsProps {
  readonly busy: boolean
  readonly onOutline: () => void
}

function Actions({ busy, onOutline }: ActionsProps) {
  return (
    <>
      <Button disabled={busy} className="max-sm:h-12 max-sm:w-full" onClick={onOutline}>
        Outline first
      </Button>
      <Button
        type="submit"
        variant="primary"
        working={busy}
        icon={<WandSparkles size={18} strokeWidth={1.75} aria-hidden="true" />}
        className="w-full max-sm:h-12 sm:w-auto"
      >
        {busy ? 'Generating...' : 'Generate'}
      </Button>
    </>
  )
}

function askForDescription() {
  toast({
    title: 'Please describe your presentation',
    description: 'Enter a description to get started with generation.',
    variant: 'notice',
  })
}
