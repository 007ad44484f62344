import type { DeckPeople, SharedRole } from '@deckloom/contract'
import { Button, Skeleton, Switch } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { sharingApi } from '../../../shared/sharing/sharingApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { roleLabels } from '../../../shared/sharing/roleLabels.ts'
import { peopleQuery } from '../calls/peopleQuery.ts'
import { AccessRequests } from './AccessRequests.tsx'
import { CollaboratorRow } from './CollaboratorRow.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { InviteField } from './InviteField.tsx'
import { initials, PersonRow } from './PersonRow.tsx'
import { AddTeam, TeamRows } from './TeamRows.tsx'

export interface PeopleColumnProps {
  readonly deckId: number
  /** Called when the current user has left the deck. */
  readonly onLeft: () => void
}

/** People and teams who can open the deck with accounts of their own; the owner invites and changes them. */
export function PeopleColumn({ deckId, onLeft }: PeopleColumnProps) {
  const { data, isError, refetch } = useQuery(peopleQuery(deckId))
  return (
    <section aria-label="People">
      {isError && (
        <div role="alert" className="flex items-center justify-between gap-3 text-ui">
          The people could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data && (
        <>
          {data.mayManage && <InviteField deckId={deckId} inside={!data.outsideInvitations} />}
          {data.mayManage && <AccessRequests deckId={deckId} />}
          <h3 className="mt-4 mb-1 text-ui font-heading">People with access</h3>
          <People deckId={deckId} people={data} onLeft={onLeft} />
          {data.mayManage && <AddTeam deckId={deckId} shared={data.teams} />}
          {data.mayManage && <NotesSwitch deckId={deckId} showsNotes={data.showsNotes} />}
        </>
      )}
    </section>
  )
}

function People({ deckId, people, onLeft }: PeopleColumnProps & { readonly people: DeckPeople }) {
  const { ownerName, ownerEmail, ownerIsHere, mayManage, collaborators, teams, linkRole } = people
  return (
    <ul aria-label="People with access">
      <PersonRow
        face={initials(ownerName)}
        title={mayManage ? `${ownerName} (you)` : ownerName}
        text={ownerEmail}
        isHere={ownerIsHere && !mayManage}
      >
        <span className="px-2">Owner</span>
      </PersonRow>
      {collaborators.map((person) => (
        <CollaboratorRow
          key={person.id}
          deckId={deckId}
          person={person}
          mayManage={mayManage}
          onLeft={onLeft}
        />
      ))}
      <TeamRows deckId={deckId} teams={teams} mayManage={mayManage} />
      {linkRole !== null && <OwnLinkRow deckId={deckId} role={linkRole} onLeft={onLeft} />}
    </ul>
  )
}

interface OwnLinkRowProps extends PeopleColumnProps {
  readonly role: SharedRole
}

/** The user, who came by a link, and can leave. */
function OwnLinkRow({ deckId, role, onLeft }: OwnLinkRowProps) {
  const leave = useDeckListChange('You have not left', () => sharingApi.leaveShared(deckId), onLeft)
  return (
    <PersonRow
      face={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      title="You"
      text="By a link"
    >
      <span className="px-2">{roleLabels[role]}</span>
      <LeaveButton working={leave.isPending} onLeave={() => leave.mutate(undefined)} />
    </PersonRow>
  )
}

interface NotesSwitchProps {
  readonly deckId: number
  readonly showsNotes: boolean
}

/** Whether viewers of a deck see notes and hidden slides. */
function NotesSwitch({ deckId, showsNotes }: NotesSwitchProps) {
  const change = useDeckListChange('Nothing changed', (shown: boolean) =>
    peopleApi.changeSharing(deckId, shown),
  )
  // The switch responds immediately, without waiting for the network.
  const checked = change.isPending ? change.variables : showsNotes
  return (
    <div className="mt-3 border-t border-line pt-2">
      <Switch
        label="Show notes and hidden slides to viewers"
        checked={checked}
        onChange={(shown) => !change.isPending && change.mutate(shown)}
      />
      <p className="text-small text-ink-subtle">
        Also to people who can comment. Editors always see both.
      </p>
    </div>
  )
}
