import type { TextAlign } from '@deckloom/deck'
import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react'
import { ToggleButton, ToggleGroup } from './ToggleGroup.tsx'

const choices = [
  { align: 'left', label: 'Align left', Icon: TextAlignStart },
  { align: 'center', label: 'Align center', Icon: TextAlignCenter },
  { align: 'right', label: 'Align right', Icon: TextAlignEnd },
] as const

export interface AlignmentButtonsProps {
  readonly align: TextAlign | undefined
  readonly onChange: (align: TextAlign) => void
}

export function AlignmentButtons({ align, onChange }: AlignmentButtonsProps) {
  return (
    <ToggleGroup label="Alignment">
      {choices.map((choice) => (
        <ToggleButton
          key={choice.align}
          label={choice.label}
          Icon={choice.Icon}
          on={choice.align === align}
          onPress={() => onChange(choice.align)}
        />
      ))}
    </ToggleGroup>
  )
}
