import { presentationTypeLabels } from '@deckloom/contract'
import { Button, MenuChoice, MenuItem, MenuSeparator } from '@deckloom/ui'
import { Layers, Presentation, SlidersHorizontal } from 'lucide-react'
import { ChoiceChip } from './ChoiceChip.tsx'
import {
  type GeneratorOptions,
  slideCountLabel,
  slideCountOptions,
  typeOptions,
} from './generatorOptions.ts'

export interface GeneratorChoicesProps {
  readonly options: GeneratorOptions
  readonly onChange: (options: GeneratorOptions) => void
  readonly busy: boolean
  /** Whether the prompt is blank, so there is nothing to set options for. */
  readonly blank: boolean
  readonly onAdvanced: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Slide count and type; the rest is in Advanced Options, which on phones is inside the first menu. */
export function GeneratorChoices(props: GeneratorChoicesProps) {
  const { options, onChange, busy, blank, onAdvanced } = props
  const count = slideCountOptions.find(({ value }) => value === String(options.slideCount))
  return (
    <>
      <ChoiceChip
        label="Slides"
        value={slideCountLabel(options.slideCount)}
        icon={<Layers {...icon} />}
        busy={busy}
      >
        <MenuChoice
          label="Slides"
          options={slideCountOptions}
          value={count?.value}
          onChange={(value) => onChange({ ...options, slideCount: Number(value) })}
        />
        <div className="sm:hidden">
          <MenuSeparator />
          <MenuItem icon={<SlidersHorizontal {...icon} />} disabled={blank} onSelect={onAdvanced}>
            Advanced Options
          </MenuItem>
        </div>
      </ChoiceChip>
      <ChoiceChip
        label="Type"
        value={presentationTypeLabels[options.presentationType]}
        icon={<Presentation {...icon} />}
        busy={busy}
      >
        <MenuChoice
          label="Type"
          options={typeOptions}
          value={options.presentationType}
          onChange={(presentationType) => onChange({ ...options, presentationType })}
        />
      </ChoiceChip>
      <Button
        variant="quiet"
        className="max-sm:hidden"
        icon={<SlidersHorizontal {...icon} />}
        disabled={blank || busy}
        onClick={onAdvanced}
      >
        Advanced Options
      </Button>
    </>
  )
}
