import { generationLimits } from '@deckloom/contract'
import { Button, Dialog, Segment, TextArea, TextField } from '@deckloom/ui'
import { useState } from 'react'
import { type GeneratorOptions, typeOptions } from './generatorOptions.ts'

export interface AdvancedOptionsDialogProps {
  readonly options: GeneratorOptions
  readonly onClose: () => void
  readonly onApply: (options: GeneratorOptions) => void
  readonly onGenerate: (options: GeneratorOptions) => void
}

const count = generationLimits.slideCount

/** Sets the exact number of slides, the type, and material to condense. */
export function AdvancedOptionsDialog(props: AdvancedOptionsDialogProps) {
  const { options, onClose, onApply, onGenerate } = props
  const [slides, setSlides] = useState(String(options.slideCount))
  const [presentationType, setType] = useState(options.presentationType)
  const [source, setSource] = useState(options.source)
  const slideCount = Number(slides)
  const valid = Number.isInteger(slideCount) && slideCount >= count.min && slideCount <= count.max
  const chosen = { slideCount, presentationType, source: source.trim() }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Advanced Options"
      width={640}
      footer={
        <>
          <Button disabled={!valid} onClick={() => onApply(chosen)}>
            Done
          </Button>
          <Button variant="primary" disabled={!valid} onClick={() => onGenerate(chosen)}>
            Generate
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4.5">
        <div className="w-40">
          <TextField
            label="Number of slides"
            type="number"
            inputMode="numeric"
            min={count.min}
            max={count.max}
            value={slides}
            onChange={(event) => setSlides(event.target.value)}
            error={valid ? undefined : `${count.min} to ${count.max} slides`}
          />
        </div>
        <div className="flex flex-col items-start gap-1.5">
          <span aria-hidden="true" className="text-small font-label">
            Type
          </span>
          <Segment label="Type" options={typeOptions} value={presentationType} onChange={setType} />
        </div>
        <TextArea
          label="Source text"
          hint="Notes, a report or Markdown, condensed into slides. Nothing is added."
          rows={8}
          maxLength={generationLimits.sourceLength}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
