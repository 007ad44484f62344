import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote, fieldNoteProps } from './Field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** The whole row is clickable. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="flex cursor-pointer items-center gap-2.5 py-1 text-ui touch:min-h-11"
      >
        <span className="relative size-4.5 shrink-0">
          <input
            {...input}
            {...fieldNoteProps({ id, error })}
            id={id}
            type="checkbox"
            className="peer absolute inset-0 size-4.5 cursor-pointer appearance-none rounded-slide bg-surface shadow-[inset_0_0_0_1.5px_var(--line-control)] checked:bg-primary checked:shadow-none aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] aria-invalid:checked:shadow-none"
          />
          <Check
            size={14}
            strokeWidth={2.5}
            aria-hidden="true"
            className="pointer-events-none absolute top-0.5 left-0.5 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  )
}
