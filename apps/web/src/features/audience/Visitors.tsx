import type { Audience } from '@deckloom/contract'
import { countText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { Panel } from '../../shared/data/Panel.tsx'
import { linkName, timeText } from './audienceTexts.ts'

export interface VisitorsProps {
  readonly visitors: Audience['visitors']
  /** Given if visitors of several links are listed. */
  readonly links: Audience['links'] | undefined
  /** Number of all visitors. */
  readonly total: number
  readonly slideCount: number
}

/** Who read the deck, newest first. */
export function Visitors({ visitors, links, total, slideCount }: VisitorsProps) {
  const isPart = visitors.length < total
  return (
    <Panel
      title="Visitors"
      note={isPart ? `The latest ${visitors.length} of ${countText(total)}` : 'Newest first'}
    >
      <section
        // Scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Visitors, newest first"
        className="max-h-166 overflow-y-auto"
      >
        <DataTable
          label="Visitors"
          columns={[
            {
              head: 'Who',
              cell: (visitor) => describeVisitor(visitor, links),
            },
            { head: 'Time', numeric: true, cell: ({ ms }) => timeText(ms) },
            { head: 'Slides', numeric: true, cell: ({ slides }) => `${slides} of ${slideCount}` },
          ]}
          rows={visitors}
          rowKey={({ id }) => id}
          empty="No visitors yet."
        />
      </section>
    </Panel>
  )
}

function describeVisitor(
  { email, lastAt, linkId }: Audience['visitors'][number],
  links: Audience['links'] | undefined,
) {
  return (
    <>
      <span className="block wrap-anywhere">{email ?? 'No name given'}</span>
      <span className="block text-small font-normal text-ink-muted">
        {formatTimestamp(lastAt)}
        {links && ` · ${linkName(links, linkId)}`}
      </span>
    </>
  )
}
