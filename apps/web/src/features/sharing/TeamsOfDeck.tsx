import type { DeckPeople, SharedRole } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '../../shared/peopleApi.ts'
import { teamsQuery } from '../../shared/teamsQuery.ts'
import { useDeckListChange } from '../../shared/useDeckListChange.ts'
import { RoleSelect } from './RoleSelect.tsx'

export interface TeamsOfDeckProps {
  readonly deckId: number
  readonly shared: DeckPeople['teams']
}

/** The owner's teams, and which of them see the deck. */
export function TeamsOfDeck({ deckId, shared }: TeamsOfDeckProps) {
  const { data } = useQuery(teamsQuery)
  const share = useDeckListChange(
    'Team not changed',
    ({ id, role }: { readonly id: number; readonly role: SharedRole | null }) =>
      role === null
        ? peopleApi.unshareWithTeam(id, deckId)
        : peopleApi.shareWithTeam(id, deckId, role),
  )
  if (!data || data.length === 0) return null
  return (
    <>
      <h4 className="mt-4 text-ui font-label">Teams</h4>
      <ul className="divide-y divide-line">
        {data.map(({ id, name }) => {
          const role = shared.find((team) => team.id === id)?.role
          return (
            <li key={id} className="flex min-h-13 items-center gap-3 py-2 text-ui">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {role === undefined ? (
                <Button
                  size="small"
                  aria-label={`Share with ${name}`}
                  onClick={() => share.mutate({ id, role: 'viewer' })}
                >
                  Share
                </Button>
              ) : (
                <>
                  <RoleSelect
                    label={`Role of ${name}`}
                    value={role}
                    onChange={(next) => share.mutate({ id, role: next })}
                  />
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => share.mutate({ id, role: null })}
                  >
                    Remove
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
