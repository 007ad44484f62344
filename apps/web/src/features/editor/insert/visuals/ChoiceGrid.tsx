import { type ReactNode, useId } from 'react'

export interface ChoiceGridProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  /** Undefined if none is chosen. */
  readonly value: Value | undefined
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value) => void
  /** Renders the picture of a choice; `caption` shows its name below. */
  readonly children: (value: Value) => ReactNode
  readonly caption?: boolean
}

/** Exclusive choices as picture tiles in four columns; arrow keys move through them. */
export function ChoiceGrid<Value extends string>(props: ChoiceGridProps<Value>) {
  const { label, values, value, nameOf, onChange, children, caption = false } = props
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-label">{label}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {values.map((choice) => (
          <label
            key={choice}
            title={caption ? undefined : nameOf(choice)}
            className="flex min-h-15 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 py-1.5 text-center text-micro text-ink-muted shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-hover has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {children(choice)}
            <span className={caption ? 'leading-tight' : 'sr-only'}>{nameOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
