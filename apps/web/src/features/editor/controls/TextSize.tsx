import { deckLimits } from '@deckloom/deck'
import { clampFontSize, textSizeStep } from '@deckloom/editor'
import { Button, IconButton } from '@deckloom/ui'
import { Minus, Plus } from 'lucide-react'
import { smallIconProps } from './iconProps.ts'
import { NumberField } from './NumberField.tsx'

const presets = [
  { label: 'Small', size: 14 },
  { label: 'Medium', size: 18 },
  { label: 'Large', size: 24 },
] as const

export interface TextSizeProps {
  readonly size: number
  readonly onChange: (size: number) => void
}

export function TextSize({ size, onChange }: TextSizeProps) {
  const by = (step: number) => onChange(clampFontSize(Math.round(size) + step))
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton
          label="Decrease text size"
          variant="secondary"
          size="small"
          icon={<Minus {...smallIconProps} />}
          onClick={() => by(-textSizeStep)}
        />
        <div className="w-20">
          <NumberField
            label="Text size"
            letter="px"
            value={size}
            fallback={deckLimits.fontSize.fallback}
            onCommit={(value) => onChange(clampFontSize(value))}
          />
        </div>
        <IconButton
          label="Increase text size"
          variant="secondary"
          size="small"
          icon={<Plus {...smallIconProps} />}
          onClick={() => by(textSizeStep)}
        />
      </div>
      <div className="flex gap-2">
        {presets.map((preset) => (
          <Button
            key={preset.label}
            size="small"
            aria-pressed={size === preset.size}
            onClick={() => onChange(preset.size)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
    </>
  )
}
