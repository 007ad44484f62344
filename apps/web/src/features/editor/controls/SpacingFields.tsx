import type { TextStyle } from '@deckloom/deck'
import { SelectField } from '@deckloom/ui'

export interface SpacingFieldsProps {
  readonly spacing: Pick<TextStyle, 'lineSpacing' | 'paragraphSpacing'>
  /** An undefined value restores the spacing of the layout. */
  readonly onChange: (change: {
    readonly lineSpacing?: number | undefined
    readonly paragraphSpacing?: number | undefined
  }) => void
}

const lineSpacings = [0.9, 1, 1.15, 1.5, 2, 2.5, 3]
const paragraphSpacings = [0, 6, 12, 18, 24, 36, 48]

export function SpacingFields({ spacing, onChange }: SpacingFieldsProps) {
  const { lineSpacing, paragraphSpacing } = spacing
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label="Line spacing"
        options={options(lineSpacings, lineSpacing, '×')}
        value={lineSpacing ?? ''}
        onChange={(event) => onChange({ lineSpacing: numberIn(event.currentTarget.value) })}
      />
      <SelectField
        label="Paragraph spacing"
        options={options(paragraphSpacings, paragraphSpacing, ' px')}
        value={paragraphSpacing ?? ''}
        onChange={(event) => onChange({ paragraphSpacing: numberIn(event.currentTarget.value) })}
      />
    </div>
  )
}

function options(presets: readonly number[], current: number | undefined, unit: string) {
  const values =
    current === undefined || presets.includes(current) ? presets : [...presets, current]
  return [
    { value: '', label: 'Automatic' },
    ...values
      .toSorted((a, b) => a - b)
      .map((value) => ({ value: String(value), label: `${value}${unit}` })),
  ]
}

function numberIn(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}
