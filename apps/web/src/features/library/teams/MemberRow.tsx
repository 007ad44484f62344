import type { Team, TeamMember, TeamRole } from '@deckloom/contract'
import { MenuItem, MenuSeparator, toast } from '@deckloom/ui'
import { useLocation } from 'wouter'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { ItemMenu } from '../ItemMenu.tsx'
import { teamRoleLabels } from './teamRoleLabels.ts'

export interface MemberRowProps {
  readonly team: Team
  readonly member: TeamMember
}

/** A team member, and the actions on them. */
export function MemberRow({ team, member }: MemberRowProps) {
  const title = member.name ?? member.email ?? 'Invited person'
  const runs = team.role !== 'member' && member.role !== 'owner'
  const leaves = member.isSelf && member.role !== 'owner'
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-label">
          {title}
          {member.isSelf && ' (you)'}
        </p>
        <p className="truncate text-small text-ink-subtle">
          {member.name === null ? 'Invited' : teamRoleLabels[member.role]}
          {member.name !== null && member.email !== null && ` · ${member.email}`}
        </p>
      </div>
      {(runs || leaves) && <MemberMenu team={team} member={member} title={title} />}
    </li>
  )
}

function MemberMenu({ team, member, title }: MemberRowProps & { readonly title: string }) {
  const [, navigate] = useLocation()
  const change = useDeckListChange('Role not changed', (role: TeamRole) =>
    peopleApi.changeMember(team.id, member.id, role),
  )
  const remove = useDeckListChange('Member not removed', () =>
    peopleApi.removeMember(team.id, member.id),
  )
  // This component is gone before the response arrives.
  const leaving = useDeckListChange('Could not leave the team', async () => {
    await peopleApi.removeMember(team.id, member.id)
    toast({ title: 'You left the team', description: team.name })
  })
  const leave = () => {
    navigate('/workspace?tab=teams')
    leaving.mutate(undefined)
  }
  const runs = team.role !== 'member' && !member.isSelf
  return (
    <ItemMenu name={title}>
      {runs && (
        <>
          {member.role === 'member' && (
            <MenuItem onSelect={() => change.mutate('admin')}>Make admin</MenuItem>
          )}
          {member.role === 'admin' && (
            <MenuItem onSelect={() => change.mutate('member')}>Make member</MenuItem>
          )}
          {team.role === 'owner' && member.name !== null && (
            <MenuItem onSelect={() => change.mutate('owner')}>Make owner</MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      {member.isSelf ? (
        <MenuItem danger onSelect={leave}>
          Leave team
        </MenuItem>
      ) : (
        <MenuItem danger onSelect={() => remove.mutate(undefined)}>
          Remove
        </MenuItem>
      )}
    </ItemMenu>
  )
}
