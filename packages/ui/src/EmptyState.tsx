import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A small cloth with a fringe, 162 x 72. */
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  /** One primary action. */
  readonly action?: ReactNode
}

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card bg-surface px-6 py-8 text-center shadow-sheet">
      {picture}
      <h3 className="mt-2 text-h3 font-heading">{title}</h3>
      <p className="text-ui text-ink-muted">{text}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  )
}
