import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Shown below, when a change failed. */
  readonly error?: string | undefined
  /** A button before the switch, such as Change. */
  readonly aside?: ReactNode
}

/** A setting that takes effect at once; its label is on the left. */
export function Switch({ label, checked, onChange, error, aside }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <div className="flex min-h-9 items-center gap-3 touch:min-h-11">
        <label id={`${id}-label`} htmlFor={id} className="min-w-0 flex-1 cursor-pointer text-ui">
          {label}
        </label>
        {aside}
        <button
          id={id}
          type="button"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => onChange(!checked)}
          className="group relative h-5.5 w-9 shrink-0 cursor-pointer rounded-full bg-(--line-control) transition-colors duration-(--dur-hover) after:absolute after:-inset-2.5 aria-checked:bg-primary forced-colors:border forced-colors:aria-checked:bg-[Highlight]"
        >
          <span className="absolute top-0.75 left-0.75 size-4 rounded-full bg-white transition-transform duration-(--dur-hover) group-aria-checked:translate-x-3.5 dark:group-aria-checked:bg-(--on-primary) forced-colors:bg-[ButtonText]" />
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="pb-1.5 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
