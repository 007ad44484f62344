import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldProps {
  /** Id of the control; the note under it gets `<id>-note`. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** For controls that say by an icon or by their value what they are; the label is read aloud all the same. */
  readonly labelHidden?: boolean | undefined
  readonly children: ReactNode
}

/** Label above, control, and under it the hint or, in its place, the error. */
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

/** Attributes that tie a control to its note. */
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
