import type { LucideIcon } from 'lucide-react'

export interface ToolButtonProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly pressed?: boolean
  /** Undefined disables the button. */
  readonly onPress: (() => void) | undefined
}

/** A button of the tools over the slide. */
export function ToolButton({ label, Icon, pressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={!onPress}
      className="flex size-10 cursor-pointer items-center justify-center rounded-control hover:bg-white/12 disabled:cursor-not-allowed disabled:text-white/40 aria-pressed:bg-accent aria-pressed:text-on-accent"
      onClick={onPress}
    >
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
