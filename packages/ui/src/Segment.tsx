import { useId } from 'react'

export interface SegmentProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** Two to six exclusive choices that act at once. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, options, value, onChange, disabled } = props
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className="inline-flex flex-wrap gap-0.5 rounded-control bg-surface-sunken p-0.75 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-7.5 cursor-pointer items-center rounded-chip px-3 text-small font-label whitespace-nowrap text-ink-muted has-checked:bg-surface-raised has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
