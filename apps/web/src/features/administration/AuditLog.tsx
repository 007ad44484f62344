import type { AuditItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { momentText } from '../../shared/data/momentText.ts'
import { administrationApi } from './administrationApi.ts'
import { Older } from './Older.tsx'
import { useBackwards } from './useBackwards.ts'

/** Who did what, the newest first; nothing in it can be changed. */
export function AuditLog() {
  const list = useBackwards('audit', (before) =>
    administrationApi.audit({ before, account: '', action: '' }),
  )
  return (
    <Panel title="Audit log" note="Each entry carries a hash over the one before">
      <Fetched query={list} what="The audit log" box="h-96 w-full">
        {(rows) => (
          <DataTable
            label="Audit log"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty="Nothing was recorded yet."
          />
        )}
      </Fetched>
      <Older list={list} />
    </Panel>
  )
}

const columns = [
  { head: 'Action', cell: ({ action }: AuditItem) => action.replaceAll('-', ' ') },
  {
    head: 'Outcome',
    cell: ({ outcome }: AuditItem) =>
      outcome === 'done' ? <Badge>Done</Badge> : <Badge tone="warning">Refused</Badge>,
  },
  { head: 'By', cell: ({ actor }: AuditItem) => actor ?? 'nobody signed in' },
  { head: 'Target', cell: ({ target }: AuditItem) => target ?? '' },
  { head: 'From', cell: ({ caller }: AuditItem) => caller },
  { head: 'Time', numeric: true, cell: ({ at }: AuditItem) => momentText(at) },
]
