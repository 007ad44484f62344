export interface WayProps {
  readonly label: string
  readonly onChoose: () => void
}

/** Switches to another method for a step. */
export function Way({ label, onChoose }: WayProps) {
  return (
    <button
      type="button"
      className="link min-h-6 self-start text-ui touch:min-h-11"
      onClick={onChoose}
    >
      {label}
    </button>
  )
}
