import { Button, toast } from '@deckloom/ui'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { AdvancedOptionsDialog } from './AdvancedOptionsDialog.tsx'
import { GeneratorChoices } from './GeneratorChoices.tsx'
import type { GeneratorOptions } from './generatorOptions.ts'
import { PromptBox } from './PromptBox.tsx'

export interface QuickGeneratorProps {
  readonly prompt: string
  readonly onPromptChange: (prompt: string) => void
  readonly options: GeneratorOptions
  readonly onOptionsChange: (options: GeneratorOptions) => void
  readonly busy: boolean
  /** Called only with a prompt that is not blank. */
  readonly onGenerate: (options: GeneratorOptions) => void
}

/** Words in, a deck out. */
export function QuickGenerator(props: QuickGeneratorProps) {
  const { prompt, options, onOptionsChange, busy } = props
  const [advanced, setAdvanced] = useState(false)
  const blank = prompt.trim() === ''
  const generate = (chosen: GeneratorOptions) => {
    if (busy) return
    if (blank) askForWords()
    else props.onGenerate(chosen)
  }
  const handleAdvanced = (chosen: GeneratorOptions) => {
    onOptionsChange(chosen)
    setAdvanced(false)
  }
  return (
    <form
      aria-label="Quick generator"
      action={() => generate(options)}
      className="flex flex-col rounded-dialog bg-surface p-2 shadow-lift outline-offset-2 outline-focus has-[textarea:focus-visible]:outline-2"
    >
      <PromptBox
        value={prompt}
        onChange={props.onPromptChange}
        busy={busy}
        onEnter={() => generate(options)}
      />
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
        <GeneratorChoices
          options={options}
          onChange={onOptionsChange}
          busy={busy}
          blank={blank}
          onAdvanced={() => setAdvanced(true)}
        />
        <span className="hidden flex-1 sm:block" />
        <Button
          type="submit"
          variant="primary"
          working={busy}
          icon={<WandSparkles size={18} strokeWidth={1.75} aria-hidden="true" />}
          className="w-full max-sm:h-12 sm:w-auto"
        >
          {busy ? 'Generating...' : 'Generate'}
        </Button>
      </div>
      {advanced && (
        <AdvancedOptionsDialog
          options={options}
          onClose={() => setAdvanced(false)}
          onApply={handleAdvanced}
          onGenerate={(chosen) => {
            handleAdvanced(chosen)
            generate(chosen)
          }}
        />
      )}
    </form>
  )
}

function askForWords() {
  toast({
    title: 'Please describe your presentation',
    description: 'Enter a description to get started with generation.',
    variant: 'notice',
  })
}
