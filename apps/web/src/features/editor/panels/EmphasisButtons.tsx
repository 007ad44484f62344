import type { TextStyle } from '@deckloom/deck'
import { Bold, Italic, Underline } from 'lucide-react'
import { ToggleButton, ToggleGroup } from './ToggleGroup.tsx'

export interface EmphasisButtonsProps {
  readonly style: TextStyle
  /** A title is bold unless it was made otherwise. */
  readonly isTitle: boolean
  readonly onChange: (change: TextStyle) => void
  readonly disabled?: boolean
}

export function EmphasisButtons({ style, isTitle, onChange, disabled }: EmphasisButtonsProps) {
  const bold = style.bold ?? (style.fontWeight === undefined ? isTitle : isBold(style.fontWeight))
  const italic = style.italic ?? style.fontStyle === 'italic'
  const underline = style.underline ?? style.textDecoration === 'underline'
  return (
    <ToggleGroup label="Emphasis">
      <ToggleButton
        label="Bold"
        Icon={Bold}
        on={bold}
        disabled={disabled}
        onPress={() => onChange({ bold: !bold, fontWeight: bold ? 'normal' : 'bold' })}
      />
      <ToggleButton
        label="Italic"
        Icon={Italic}
        on={italic}
        disabled={disabled}
        onPress={() => onChange({ italic: !italic, fontStyle: italic ? 'normal' : 'italic' })}
      />
      <ToggleButton
        label="Underline"
        Icon={Underline}
        on={underline}
        disabled={disabled}
        onPress={() =>
          onChange({ underline: !underline, textDecoration: underline ? 'none' : 'underline' })
        }
      />
    </ToggleGroup>
  )
}

function isBold(weight: NonNullable<TextStyle['fontWeight']>): boolean {
  return weight === 'bold' || (typeof weight === 'number' && weight >= 600)
}
