export interface HiddenFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A field that nobody sees, hears or tabs to. Programs that fill in every field of a form fill it in too, which is how
 * the server tells them; it is off the page and not `hidden`, which programs skip.
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
          // Password managers look for names that they know, and heed these where they have one for it.
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
