import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export interface SegmentProps<Value extends string> {
  readonly label: string
  /** A note, such as a badge, is shown after the label. An icon replaces the label, which becomes its name. */
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly note?: ReactNode
    readonly icon?: ReactNode
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** As wide as its container, all choices alike. */
  readonly full?: boolean
}

/** Two to six exclusive choices that take effect at once. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, options, value, onChange, disabled, full = false } = props
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className={clsx(
        'gap-0.5 rounded-control bg-surface-sunken p-0.75 shadow-[inset_0_0_0_1px_var(--line)]',
        full ? 'flex *:flex-1 *:justify-center' : 'inline-flex flex-wrap',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          {...(option.icon !== undefined && { title: option.label })}
          className="flex h-7.5 cursor-pointer items-center rounded-chip px-3 text-small font-label whitespace-nowrap text-ink-muted has-checked:bg-surface-raised has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11 touch:min-w-11 touch:justify-center touch:max-xl:px-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ?? option.label}
          {option.icon !== undefined && <span className="sr-only">{option.label}</span>}
          {option.note !== undefined && <span className="ml-2">{option.note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
