import type { AdministeredLink } from '@deckloom/contract'
import { Badge, Button, ConfirmDialog } from '@deckloom/ui'
import { useState } from 'react'
import { countText, dayText } from '../../shared/charts/figures.ts'
import { roleLabels } from '../../shared/sharing/roleLabels.ts'
import { administrationApi } from './calls/administrationApi.ts'
import { ListPanel } from './lists/ListPanel.tsx'
import { useAdminChange } from './calls/useAdminChange.ts'
import { useListPage } from './calls/useListPage.ts'

/** Every public link, without the content of its presentation. */
export function Links() {
  const [pending, setPending] = useState<AdministeredLink>()
  const list = useListPage('links', (search, cursor) => administrationApi.links(search, cursor))
  const end = useAdminChange({
    run: ({ id }: AdministeredLink) => administrationApi.endLink(id),
    done: 'Link ended',
    failure: 'The link still works',
  })
  const actionOf = (link: AdministeredLink) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={`End the link to presentation ${link.deckId} of ${link.owner.email}`}
      onClick={() => setPending(link)}
    >
      End link
    </Button>
  )
  return (
    <ListPanel
      title="Public links"
      note="Links that anyone can open. You can’t see titles or slides here."
      what="links"
      searchLabel="Search by email"
      list={list}
      columns={[...columns, { head: 'Actions', isAction: true, cell: actionOf }]}
      rowKey={({ id }) => id}
      empty="No public links."
      unfound="No links match your search."
    >
      {pending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setPending(undefined)}
          title="End this link?"
          text={`It will stop opening presentation ${pending.deckId} by ${pending.owner.email}. A link can’t be restored once it has ended, but its owner can create a new one.`}
          action="End link"
          onConfirm={() => {
            end.mutate(pending)
            setPending(undefined)
          }}
        />
      )}
    </ListPanel>
  )
}

const columns = [
  {
    head: 'Presentation',
    cell: ({ deckId, owner }: AdministeredLink) => (
      <>
        <span className="block">No. {deckId}</span>
        <span className="block text-small font-body break-all text-ink-subtle">{owner.email}</span>
      </>
    ),
  },
  {
    head: 'Created by',
    cell: ({ createdBy, owner }: AdministeredLink) =>
      createdBy?.id === owner.id ? (
        'Owner'
      ) : (
        <span className="break-all">{createdBy?.email ?? 'Deleted user'}</span>
      ),
  },
  { head: 'Role', cell: ({ role }: AdministeredLink) => roleLabels[role] },
  {
    head: 'Access',
    cell: ({ hasPassword }: AdministeredLink) =>
      hasPassword ? <Badge>Password</Badge> : <Badge tone="warning">Anyone</Badge>,
  },
  { head: 'Views', numeric: true, cell: ({ views }: AdministeredLink) => countText(views) },
  { head: 'Created', numeric: true, cell: ({ createdAt }: AdministeredLink) => dayText(createdAt) },
  {
    head: 'Expires',
    numeric: true,
    cell: ({ expiresAt }: AdministeredLink) => (expiresAt === null ? 'Never' : dayText(expiresAt)),
  },
]
