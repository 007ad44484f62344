import { type ComponentProps, useId } from 'react'
import { Field, fieldNoteProps } from './Field.tsx'
import { fieldClass } from './fieldClass.ts'

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly large?: boolean
}

export function TextField({ label, hint, error, large = false, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        {...fieldNoteProps({ id, hint, error })}
        id={id}
        className={fieldClass({ invalid: error !== undefined, large })}
      />
    </Field>
  )
}
