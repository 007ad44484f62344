import type { DeckPeople, SharedRole } from '@deckloom/contract'
import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { teamsQuery } from '../../../shared/teamsQuery.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { roleLabels } from '../../../shared/sharing/roleLabels.ts'
import { PersonRow } from './PersonRow.tsx'
import { RoleMenu } from './RoleMenu.tsx'

/** Shares the deck with a team, or not any more. */
function useTeamChange(deckId: number) {
  return useDeckListChange(
    'Team not changed',
    ({ id, role }: { readonly id: number; readonly role: SharedRole | null }) =>
      role === null
        ? peopleApi.unshareWithTeam(id, deckId)
        : peopleApi.shareWithTeam(id, deckId, role),
  )
}

export interface TeamRowsProps {
  readonly deckId: number
  readonly teams: DeckPeople['teams']
  readonly mayManage: boolean
}

/** The teams that see the deck. */
export function TeamRows({ deckId, teams, mayManage }: TeamRowsProps) {
  const share = useTeamChange(deckId)
  return teams.map(({ id, name, role, memberCount }) => (
    <PersonRow
      key={id}
      face={<Users {...iconProps} />}
      title={name}
      text={memberCount === 1 ? '1 person' : `${memberCount} people`}
    >
      {mayManage ? (
        <RoleMenu label={name} value={role} onChange={(next) => share.mutate({ id, role: next })}>
          <MenuSeparator />
          <MenuItem danger onSelect={() => share.mutate({ id, role: null })}>
            Remove access
          </MenuItem>
        </RoleMenu>
      ) : (
        <span className="px-2">{roleLabels[role]}</span>
      )}
    </PersonRow>
  ))
}

export interface AddTeamProps {
  readonly deckId: number
  readonly shared: DeckPeople['teams']
}

/** The owner's teams that do not see the deck yet; nothing if there are none. */
export function AddTeam({ deckId, shared }: AddTeamProps) {
  const { data } = useQuery(teamsQuery)
  const share = useTeamChange(deckId)
  const others = data?.filter(({ id }) => shared.every((team) => team.id !== id)) ?? []
  if (others.length === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" className="-ml-2" icon={<Users {...iconProps} />}>
          Share with a team
        </Button>
      }
    >
      {others.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => share.mutate({ id, role: 'viewer' })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
