import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { smallIconProps } from './iconProps.ts'

export interface ToggleGroupProps {
  readonly label: string
  readonly children: ReactNode
}

export function ToggleGroup({ label, children }: ToggleGroupProps) {
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-surface-sunken p-0.75 shadow-[inset_0_0_0_1px_var(--line)]">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

export interface ToggleButtonProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly on: boolean
  readonly disabled?: boolean | undefined
  readonly onPress: () => void
}

export function ToggleButton({ label, Icon, on, disabled, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      className="flex size-7.5 cursor-pointer items-center justify-center rounded-chip text-ink-muted hover:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle aria-pressed:bg-surface-raised aria-pressed:text-ink aria-pressed:shadow-sheet touch:size-11"
      onClick={onPress}
    >
      <Icon {...smallIconProps} />
    </button>
  )
}
