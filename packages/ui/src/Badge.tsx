import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface-sunken text-ink-muted',
  primary: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent text-on-accent',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
} as const

export interface BadgeProps {
  readonly tone?: keyof typeof tones
  /** A word, never a dot alone. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 items-center gap-1 rounded-chip px-2 text-micro font-action whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
