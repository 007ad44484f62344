import type { Emphasis } from '@deckloom/editor'
import { Bold, Italic, Underline } from 'lucide-react'
import { ToggleButton, ToggleGroup } from './ToggleGroup.tsx'

export interface EmphasisButtonsProps {
  readonly emphasis: Emphasis
  readonly onToggle: (name: keyof Emphasis) => void
  readonly disabled?: boolean
}

export function EmphasisButtons({ emphasis, onToggle, disabled }: EmphasisButtonsProps) {
  return (
    <ToggleGroup label="Emphasis">
      {choices.map(({ name, label, Icon }) => (
        <ToggleButton
          key={name}
          label={label}
          Icon={Icon}
          on={emphasis[name]}
          disabled={disabled}
          onPress={() => onToggle(name)}
        />
      ))}
    </ToggleGroup>
  )
}

const choices = [
  { name: 'bold', label: 'Bold', Icon: Bold },
  { name: 'italic', label: 'Italic', Icon: Italic },
  { name: 'underline', label: 'Underline', Icon: Underline },
] as const
