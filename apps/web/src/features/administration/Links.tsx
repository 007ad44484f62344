import type { AdministeredLink } from '@deckloom/contract'
import { Badge, Button, ConfirmDialog } from '@deckloom/ui'
import { useState } from 'react'
import { countText, dayText } from '../../shared/charts/figures.ts'
import { administrationApi } from './administrationApi.ts'
import { ListPanel } from './ListPanel.tsx'
import { useAdminChange } from './useAdminChange.ts'
import { useListPage } from './useListPage.ts'

/** Every link that shows a presentation to whoever has it; not what it shows. */
export function Links() {
  const [wish, setWish] = useState<AdministeredLink>()
  const list = useListPage('links', (search, page) => administrationApi.links(search, page))
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
      onClick={() => setWish(link)}
    >
      End link
    </Button>
  )
  return (
    <ListPanel
      title="Public links"
      note="Titles and slides stay with their owners"
      what="links"
      searchLabel="Search by email"
      list={list}
      columns={[...columns, { head: 'End', numeric: true, cell: actionOf }]}
      rowKey={({ id }) => id}
      empty="No link works right now."
      unfound="No link of this person works."
    >
      {wish && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setWish(undefined)}
          title="End this link?"
          text={`Whoever has it can no longer open presentation ${wish.deckId} of ${wish.owner.email}. A link that has ended cannot be brought back; its owner can make another one.`}
          action="End link"
          onConfirm={() => {
            end.mutate(wish)
            setWish(undefined)
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
    head: 'Made by',
    cell: ({ createdBy, owner }: AdministeredLink) =>
      createdBy?.id === owner.id ? (
        'Its owner'
      ) : (
        <span className="break-all">{createdBy?.email ?? 'Somebody who is gone'}</span>
      ),
  },
  {
    head: 'Access',
    cell: ({ hasPassword }: AdministeredLink) =>
      hasPassword ? <Badge>Password</Badge> : <Badge tone="warning">Anybody</Badge>,
  },
  { head: 'Views', numeric: true, cell: ({ views }: AdministeredLink) => countText(views) },
  { head: 'Made', numeric: true, cell: ({ createdAt }: AdministeredLink) => dayText(createdAt) },
  {
    head: 'Ends',
    numeric: true,
    cell: ({ expiresAt }: AdministeredLink) => (expiresAt === null ? 'never' : dayText(expiresAt)),
  },
]
