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
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
