import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Field, fieldNoteProps } from './Field.tsx'
import { fieldClass } from './fieldClass.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={5}
        {...area}
        {...fieldNoteProps({ id, hint, error })}
        id={id}
        className={clsx(
          fieldClass({ invalid: error !== undefined, large: false }),
          'h-auto resize-y py-2.5 touch:h-auto',
        )}
      />
    </Field>
  )
}
