export interface HiddenFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A honeypot field that users cannot see, hear or tab to. Bots that fill in every field reveal themselves to the server
 * by filling it in; it is off-screen rather than `hidden`, which bots skip.
 */
export function HiddenField({ value, onChange }: HiddenFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Note
        <input
          type="text"
          name="form-note"
          tabIndex={-1}
          autoComplete="off"
          // Tells password managers to ignore the field, with the attributes each of them supports.
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
