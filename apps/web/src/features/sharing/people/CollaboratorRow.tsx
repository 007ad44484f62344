import type { Collaborator } from '@deckloom/contract'
import { ConfirmDialog, MenuItem, MenuSeparator, toast } from '@deckloom/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { roleLabels } from '../../../shared/sharing/roleLabels.ts'
import { shortDay } from '../calls/describeAccess.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { initials, PersonRow } from './PersonRow.tsx'
import { RoleMenu } from './RoleMenu.tsx'

export interface CollaboratorRowProps {
  readonly deckId: number
  readonly person: Collaborator
  readonly mayManage: boolean
  /** Called when the current user has left the deck. */
  readonly onLeft: () => void
}

/** A collaborator, or an invitation that nobody has followed yet. */
export function CollaboratorRow({ deckId, person, mayManage, onLeft }: CollaboratorRowProps) {
  const { id, name, email, role, invitedAt, isSelf, isHere } = person
  const title = name ?? email ?? 'Invited person'
  const change = useDeckListChange('Role not changed', (next: Collaborator['role']) =>
    peopleApi.changeRole(deckId, id, next),
  )
  const remove = useDeckListChange(
    'Access not removed',
    () => peopleApi.removePerson(deckId, id),
    () => isSelf && onLeft(),
  )
  return (
    <PersonRow
      face={
        name === null ? <Mail size={18} strokeWidth={1.75} aria-hidden="true" /> : initials(name)
      }
      title={isSelf ? `${title} (you)` : title}
      isHere={isHere && !isSelf}
      text={name === null ? `Invited ${shortDay(invitedAt)}, not opened yet` : email}
    >
      {mayManage ? (
        <ManagedRole
          deckId={deckId}
          person={person}
          title={title}
          onChange={(next) => change.mutate(next)}
          onRemove={() => remove.mutate(undefined)}
        />
      ) : (
        <span className="px-2">{roleLabels[role]}</span>
      )}
      {isSelf && (
        <LeaveButton working={remove.isPending} onLeave={() => remove.mutate(undefined)} />
      )}
    </PersonRow>
  )
}

interface ManagedRoleProps {
  readonly deckId: number
  readonly person: Collaborator
  readonly title: string
  readonly onChange: (role: Collaborator['role']) => void
  readonly onRemove: () => void
}

function ManagedRole({ deckId, person, title, onChange, onRemove }: ManagedRoleProps) {
  const [asking, setAsking] = useState<'transfer' | 'remove'>()
  const close = () => setAsking(undefined)
  const transfer = useDeckListChange(
    'The owner is the same as before',
    () => peopleApi.transferDeck(deckId, person.id),
    () => toast({ title: `${title} owns this presentation now`, description: 'You can edit it.' }),
  )
  return (
    <>
      <RoleMenu label={title} value={person.role} onChange={onChange}>
        <MenuSeparator />
        {person.mayReceive && (
          <MenuItem onSelect={() => setAsking('transfer')}>Transfer ownership</MenuItem>
        )}
        <MenuItem danger onSelect={() => setAsking('remove')}>
          Remove access
        </MenuItem>
      </RoleMenu>
      <ConfirmDialog
        open={asking === 'transfer'}
        onOpenChange={close}
        title={`Make ${title} the owner?`}
        text={`You can still edit the presentation. Only ${title} can then manage who has access, delete it or transfer it back.`}
        action="Transfer ownership"
        tone="primary"
        onConfirm={() => transfer.mutate(undefined)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={`Remove access for ${title}?`}
        text="They can no longer open the presentation, unless a team or a link lets them, and links that they made stop working. Their edits and comments stay."
        action="Remove access"
        onConfirm={onRemove}
      />
    </>
  )
}
