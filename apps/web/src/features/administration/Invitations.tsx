import type { AdministeredInvitation } from '@deckloom/contract'
import { Button, ConfirmDialog } from '@deckloom/ui'
import { useState } from 'react'
import { dayText } from '../../shared/charts/figures.ts'
import { administrationApi } from './calls/administrationApi.ts'
import { InviteForm } from './InviteForm.tsx'
import { ListPanel } from './lists/ListPanel.tsx'
import { useAdminChange } from './calls/useAdminChange.ts'
import { useListPage } from './calls/useListPage.ts'

/** Pending invitations, and the form to send one. */
export function Invitations() {
  const [pending, setPending] = useState<AdministeredInvitation>()
  const list = useListPage('invitations', (search, cursor) =>
    administrationApi.invitations(search, cursor),
  )
  const end = useAdminChange({
    run: ({ kind, id }: AdministeredInvitation) => administrationApi.endInvitation(kind, id),
    done: 'Invitation withdrawn',
    failure: 'The invitation was not withdrawn',
  })
  const actionOf = (invitation: AdministeredInvitation) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Withdraw the invitation for ${invitation.email}`}
      onClick={() => setPending(invitation)}
    >
      Withdraw
    </Button>
  )
  return (
    <ListPanel
      title="Invitations"
      note="Invitations that haven’t been accepted yet"
      what="invitations"
      searchLabel="Search by email"
      list={list}
      columns={[...columns, { head: 'Actions', isAction: true, cell: actionOf }]}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      empty="No open invitations."
      unfound="No invitations match your search."
      form={<InviteForm />}
    >
      {pending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setPending(undefined)}
          title="Withdraw this invitation?"
          text={`The link in the email to ${pending.email} will stop working. You can invite them again.`}
          action="Withdraw"
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
    head: 'Email',
    cell: ({ email }: AdministeredInvitation) => <span className="break-all">{email}</span>,
  },
  { head: 'To', cell: placeOf },
  { head: 'Role', cell: ({ role }: AdministeredInvitation) => capitalize(role ?? 'user') },
  {
    head: 'Invited by',
    cell: ({ invitedBy }: AdministeredInvitation) => (
      <span className="break-all">{invitedBy?.email ?? 'Unknown'}</span>
    ),
  },
  {
    head: 'Invited',
    numeric: true,
    cell: ({ invitedAt }: AdministeredInvitation) => dayText(invitedAt),
  },
  {
    head: 'Expires',
    numeric: true,
    cell: ({ expiresAt }: AdministeredInvitation) =>
      expiresAt === null ? 'Never' : dayText(expiresAt),
  },
]

function placeOf({ kind, to }: AdministeredInvitation): string {
  if (kind === 'account') return 'This server'
  return kind === 'deck' ? `Presentation ${to}` : `Team ${to}`
}

function capitalize(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
