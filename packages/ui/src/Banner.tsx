import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  accent: 'bg-accent-soft text-on-accent-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
} as const

export interface BannerProps {
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
  /** A button at the right. */
  readonly action?: ReactNode
}

/** One line about a lasting state, with the selvedge at its left. */
export function Banner({ tone = 'accent', children, action }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'relative flex flex-wrap items-center gap-x-3.5 gap-y-2 overflow-hidden rounded-card py-3 pr-3.5 pl-5 text-ui font-label',
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="selvedge-y absolute inset-y-0 left-0 w-1.25" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}
