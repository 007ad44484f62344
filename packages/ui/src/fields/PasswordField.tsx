import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Field, fieldNoteProps } from './Field.tsx'
import { fieldClass } from './fieldClass.ts'
import type { TextFieldProps } from './TextField.tsx'

/** A password field with a button that shows and hides the password. */
export function PasswordField({ label, hint, error, large = false, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const action = `${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          {...fieldNoteProps({ id, hint, error })}
          id={id}
          type={shown ? 'text' : 'password'}
          className={clsx(fieldClass({ invalid: error !== undefined, large }), 'pr-11')}
        />
        <button
          type="button"
          aria-label={action}
          title={action}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-control text-ink-muted hover:text-ink"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </Field>
  )
}
