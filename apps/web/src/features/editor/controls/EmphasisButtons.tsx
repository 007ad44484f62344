import type { Emphasis } from '@deckloom/editor'
import { Bold, Italic, Strikethrough, Underline } from 'lucide-react'
import { ToggleButton, ToggleGroup } from './ToggleGroup.tsx'

export interface EmphasisButtonsProps {
  readonly emphasis: Emphasis
  readonly onToggle: (name: keyof Emphasis) => void
  readonly disabled?: boolean
}

export function EmphasisButtons({ emphasis, onToggle, disabled }: EmphasisButtonsProps) {
  return (
    <ToggleGroup label="Emphasis">
      {emphases.map(({ name, label, Icon }) => (
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

export const emphases = [
  { name: 'bold', label: 'Bold', Icon: Bold },
  { name: 'italic', label: 'Italic', Icon: Italic },
  { name: 'underline', label: 'Underline', Icon: Underline },
  { name: 'strike', label: 'Strikethrough', Icon: Strikethrough },
] as const
