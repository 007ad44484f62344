import { ChevronDown } from 'lucide-react'

export interface PickFieldProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A toolbar select that shows only its value; the label is for screen readers. */
export function PickField<Value extends string>(props: PickFieldProps<Value>) {
  const { label, options, value, onChange } = props
  const handleChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onChange(option.value)
  }
  return (
    <div className="relative min-w-32 flex-1 md:max-w-44">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => handleChange(target.value)}
        className="h-10 w-full cursor-pointer appearance-none rounded-control bg-surface pr-9 pl-3 text-ui text-ink shadow-[inset_0_0_0_1px_var(--line-control)] hover:shadow-[inset_0_0_0_1px_var(--ink-subtle)] touch:h-11 touch:text-[1rem]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
