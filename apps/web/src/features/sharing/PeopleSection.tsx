import type { Collaborator, DeckPeople } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { peopleApi } from '../../shared/peopleApi.ts'
import { useDeckListChange } from '../../shared/useDeckListChange.ts'
import { InvitePerson } from './InvitePerson.tsx'
import { NotesSwitch } from './NotesSwitch.tsx'
import { peopleQuery } from './peopleQuery.ts'
import { roleLabels, RoleSelect } from './RoleSelect.tsx'
import { TeamsOfDeck } from './TeamsOfDeck.tsx'

export interface PeopleSectionProps {
  readonly deckId: number
  /** Called when the current user has left the deck. */
  readonly onLeft: () => void
}

/** Collaborators with accounts of their own: invited by the owner, visible to everyone. */
export function PeopleSection({ deckId, onLeft }: PeopleSectionProps) {
  const heading = useId()
  const { data, isError, refetch } = useQuery(peopleQuery(deckId))
  return (
    <section aria-labelledby={heading} className="mb-6 border-b border-line pb-6">
      <h3 id={heading} className="mb-2 text-h3 font-heading">
        People
      </h3>
      {isError && (
        <div role="alert" className="flex items-center justify-between gap-3 text-ui">
          The people could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data && (
        <>
          {data.mayManage && <InvitePerson deckId={deckId} inside={!data.outsideInvitations} />}
          <People deckId={deckId} people={data} onLeft={onLeft} />
          {data.mayManage && <TeamsOfDeck deckId={deckId} shared={data.teams} />}
          {data.mayManage && <NotesSwitch deckId={deckId} showsNotes={data.showsNotes} />}
        </>
      )}
    </section>
  )
}

function People({ deckId, people, onLeft }: PeopleSectionProps & { readonly people: DeckPeople }) {
  return (
    <ul className="divide-y divide-line">
      <li className="flex min-h-12 items-center justify-between gap-3 text-ui">
        <span className="truncate font-label">
          {people.ownerName}
          {people.mayManage && ' (you)'}
        </span>
        <span className="text-small text-ink-subtle">Owner</span>
      </li>
      {people.collaborators.map((person) => (
        <PersonRow
          key={person.id}
          deckId={deckId}
          person={person}
          mayManage={people.mayManage}
          onLeft={onLeft}
        />
      ))}
    </ul>
  )
}

interface PersonRowProps extends PeopleSectionProps {
  readonly person: Collaborator
  readonly mayManage: boolean
}

function PersonRow({ deckId, person, mayManage, onLeft }: PersonRowProps) {
  const title = person.name ?? person.email ?? 'Invited person'
  const change = useDeckListChange('Role not changed', (role: Collaborator['role']) =>
    peopleApi.changeRole(deckId, person.id, role),
  )
  const remove = useDeckListChange('Person not removed', () =>
    peopleApi.removePerson(deckId, person.id),
  )
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <p className="truncate text-ui font-label">
          {title}
          {person.isSelf && ' (you)'}
        </p>
        <p className="truncate text-small text-ink-subtle">
          {person.name === null ? 'Invited' : (person.email ?? roleLabels[person.role])}
        </p>
      </div>
      {mayManage ? (
        <RoleSelect
          label={`Role of ${title}`}
          value={person.role}
          onChange={(role) => change.mutate(role)}
        />
      ) : (
        <span className="text-small text-ink-subtle">{roleLabels[person.role]}</span>
      )}
      {mayManage && (
        <Button
          size="small"
          variant="quiet"
          working={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          Remove
        </Button>
      )}
      {person.isSelf && (
        <Button
          size="small"
          variant="quiet"
          working={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onLeft })}
        >
          Leave
        </Button>
      )}
    </li>
  )
}
