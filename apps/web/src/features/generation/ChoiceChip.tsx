import { Menu } from '@deckloom/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ChoiceChipProps {
  readonly label: string
  readonly value: string
  readonly icon: ReactNode
  readonly busy: boolean
  readonly children: ReactNode
}

/** Shows a choice and opens the menu that changes it. */
export function ChoiceChip({ label, value, icon, busy, children }: ChoiceChipProps) {
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${value}`}
          disabled={busy}
          className="inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-control bg-surface pr-2.5 pl-3 text-ui font-[560] whitespace-nowrap text-ink-muted shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-hover disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-subtle touch:h-11"
        >
          {icon}
          {value}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
