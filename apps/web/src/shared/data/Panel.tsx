import type { ReactNode } from 'react'

export interface PanelProps {
  readonly title: string
  /** One line below the title. */
  readonly note?: string
  /** Shown to the right of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A card with a title. */
export function Panel({ title, note, action, children }: PanelProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-card bg-surface p-5 shadow-sheet">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-h3 font-heading">{title}</h2>
          {note !== undefined && <p className="text-small text-ink-subtle">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
