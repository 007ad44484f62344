import type { AdministeredSession } from '@deckloom/contract'
import { Badge, Button } from '@deckloom/ui'
import type { Column } from '../../shared/data/DataTable.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { administrationApi } from './calls/administrationApi.ts'
import { ListPanel } from './lists/ListPanel.tsx'
import { useAdminChange } from './calls/useAdminChange.ts'
import { useListPage } from './calls/useListPage.ts'

/** Every user's sessions. */
export function Sessions() {
  const list = useListPage('sessions', (search, cursor) =>
    administrationApi.sessions(search, cursor),
  )
  const end = useAdminChange({
    run: ({ id }: AdministeredSession) => administrationApi.endSession(id),
    done: ({ account }) => `${account.email} was signed out`,
    failure: 'The session was not ended',
  })
  const actionOf = (session: AdministeredSession) =>
    session.isCurrent ? (
      <Badge tone="primary">This device</Badge>
    ) : (
      <Button
        size="small"
        variant="quiet"
        aria-label={`Sign out ${session.account.email} on ${session.device}`}
        onClick={() => end.mutate(session)}
      >
        Sign out
      </Button>
    )
  return (
    <ListPanel
      title="Sessions"
      note="Everywhere people are signed in, most recent first"
      what="sessions"
      searchLabel="Search by email"
      list={list}
      columns={[...columns, { head: 'Actions', isAction: true, cell: actionOf }]}
      rowKey={({ id }) => id}
      empty="Nobody is signed in."
      unfound="No sessions match your search."
    />
  )
}

const columns: readonly Column<AdministeredSession>[] = [
  { head: 'User', cell: ({ account }) => <span className="break-all">{account.email}</span> },
  { head: 'Device', cell: ({ device }) => device },
  { head: 'Signed in', numeric: true, cell: ({ createdAt }) => formatTimestamp(createdAt) },
  { head: 'Last used', numeric: true, cell: ({ lastUsedAt }) => formatTimestamp(lastUsedAt) },
]
