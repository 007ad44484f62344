import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Field, fieldNoteProps } from './Field.tsx'
import { fieldClass } from './fieldClass.ts'

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly large?: boolean
  readonly labelHidden?: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Shown while nothing is chosen; not an option. */
  readonly placeholder?: string
}

/** A native select, which phones and keyboards handle well. */
export function SelectField({
  label,
  hint,
  error,
  large = false,
  labelHidden,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <div className="relative">
        <select
          {...select}
          {...fieldNoteProps({ id, hint, error })}
          id={id}
          className={`${fieldClass({ invalid: error !== undefined, large })} cursor-pointer appearance-none pr-9`}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
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
    </Field>
  )
}
