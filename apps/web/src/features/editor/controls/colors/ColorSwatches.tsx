import { colorPattern } from '@deckloom/deck'
import { useState } from 'react'
import { type Swatch, useThemeSwatches } from './useThemeSwatches.ts'
import { EyeDropperButton } from './EyeDropperButton.tsx'

export const backgroundSwatches = [
  { name: 'White', color: '#FFFFFF' },
  { name: 'Dark Gray', color: '#1F2937' },
  { name: 'Blue', color: '#3B82F6' },
  { name: 'Green', color: '#059669' },
  { name: 'Red', color: '#DC2626' },
  { name: 'Purple', color: '#7C3AED' },
] as const satisfies readonly Swatch[]

export const textSwatches = [
  { name: 'Dark Gray', color: '#1F2937' },
  { name: 'White', color: '#FFFFFF' },
  { name: 'Blue', color: '#3B82F6' },
  { name: 'Green', color: '#059669' },
  { name: 'Red', color: '#DC2626' },
  { name: 'Purple', color: '#7C3AED' },
  { name: 'Amber', color: '#F59E0B' },
] as const satisfies readonly Swatch[]

export const highlightSwatches = [
  { name: 'Yellow', color: '#FEF08A' },
  { name: 'Light Green', color: '#BBF7D0' },
  { name: 'Light Blue', color: '#BFDBFE' },
  { name: 'Pink', color: '#FBCFE8' },
  { name: 'Orange', color: '#FED7AA' },
  { name: 'Light Gray', color: '#E5E7EB' },
] as const satisfies readonly Swatch[]

export interface ColorSwatchesProps {
  readonly label: string
  readonly swatches: readonly Swatch[]
  /** Whether the theme's colors are offered as well. Default: true. */
  readonly hasTheme?: boolean
  readonly value: string | undefined
  readonly onChange: (color: string) => void
}

/** Preset colors, those of the theme, and a field for any other as #RRGGBB. */
export function ColorSwatches({ hasTheme = true, ...props }: ColorSwatchesProps) {
  const { label, value, onChange } = props
  return (
    <>
      <Swatches {...props} />
      {hasTheme && <ThemeSwatches {...props} />}
      <div className="flex items-center gap-1">
        <HexField label={`${label}, custom`} value={value} onChange={onChange} />
        <EyeDropperButton onPick={onChange} />
      </div>
    </>
  )
}

type SwatchesProps = Pick<ColorSwatchesProps, 'label' | 'swatches' | 'value' | 'onChange'>

function Swatches({ label, swatches, value, onChange }: SwatchesProps) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {swatches.map(({ name, color }) => (
        <SwatchButton
          key={name}
          name={name}
          color={color}
          on={value?.toUpperCase() === color}
          onPress={() => onChange(color)}
        />
      ))}
    </fieldset>
  )
}

/** The colors of the slide's theme that are not among the others. */
function ThemeSwatches({ label, swatches, ...props }: SwatchesProps) {
  const shown = useThemeSwatches().filter(
    ({ color }) => !swatches.some((swatch) => swatch.color === color),
  )
  return <Swatches label={`${label} of the theme`} swatches={shown} {...props} />
}

export interface SwatchButtonProps {
  readonly name: string
  readonly color: string | undefined
  readonly on: boolean
  /** Drawn as a circle: a color that follows the theme. */
  readonly isRound?: boolean
  readonly onPress: () => void
}

export function SwatchButton({ name, color, on, isRound = false, onPress }: SwatchButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={on}
      className={`size-8 cursor-pointer ${isRound ? 'rounded-full' : 'rounded-control'} shadow-[inset_0_0_0_1px_rgb(120_130_126/.55)] aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-primary touch:size-11`}
      style={{ backgroundColor: color }}
      onClick={onPress}
    />
  )
}

function HexField({
  label,
  value,
  onChange,
}: Pick<ColorSwatchesProps, 'label' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string>()
  const invalid = typed !== undefined && typed !== '' && !colorPattern.test(typed)
  const commit = () => {
    if (typed !== undefined && colorPattern.test(typed)) onChange(typed.toUpperCase())
    setTyped(undefined)
  }
  return (
    <span className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-control bg-surface px-2.5 shadow-[inset_0_0_0_1px_var(--line-control)] has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11">
      <span
        aria-hidden="true"
        className="size-4.5 rounded-slide shadow-[inset_0_0_0_1px_rgb(120_130_126/.55)]"
        style={{ backgroundColor: value }}
      />
      <input
        aria-label={label}
        aria-invalid={invalid}
        value={typed ?? value ?? ''}
        placeholder="#RRGGBB"
        maxLength={7}
        spellCheck={false}
        className="min-w-0 flex-1 bg-transparent font-mono text-small outline-none placeholder:text-ink-subtle touch:text-[1rem]"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
    </span>
  )
}
