import { Button } from '@deckloom/ui'
import { countText } from '../../shared/charts/figures.ts'

export interface PagesProps {
  readonly total: number
  readonly pageSize: number
  /** What is counted, as in 120 users. */
  readonly what: string
  readonly page: number
  readonly onChange: (page: number) => void
}

/** The way to the pages before and after; nothing where one holds all. */
export function Pages({ total, pageSize, what, page, onChange }: PagesProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center gap-3 text-small text-ink-muted">
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span className="tabular-nums">
        {countText(page)} of {countText(pages)}, {countText(total)} {what}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
