import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldProps {
  /** The id of the control; the note below it gets `<id>-note`. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Hides the label visually, for controls that an icon or their value explains. */
  readonly labelHidden?: boolean | undefined
  readonly children: ReactNode
}

/** A label, a control, and below it a hint, or an error instead. */
export function Field({ id, label, hint, error, labelHidden, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-small font-label'}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

/** Returns the attributes that connect a control with its note. */
export function fieldNoteProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const noted = error !== undefined || hint !== undefined
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': noted ? `${id}-note` : undefined,
  } as const
}

export function FieldNote({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  if (error !== undefined)
    return (
      <p id={`${id}-note`} className="flex gap-1.5 text-small text-danger">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
        {error}
      </p>
    )
  if (hint === undefined) return null
  return (
    <p id={`${id}-note`} className="text-small text-ink-subtle">
      {hint}
    </p>
  )
}
