import { textFamilies } from '@deckloom/text'
import { SelectField } from '@deckloom/ui'

export interface FontFieldProps {
  /** Absent for the font of the theme. */
  readonly family: string | undefined
  readonly onChange: (family: string | undefined) => void
}

export function FontField({ family = '', onChange }: FontFieldProps) {
  return (
    <SelectField
      label="Font"
      labelHidden
      options={choices}
      value={family}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}

const choices = [
  { value: '', label: 'Theme font' },
  ...textFamilies.map(({ family, name }) => ({ value: family, label: name })),
]
