import type { TeamRole } from '@deckloom/contract'

/** Who may invite, remove and rename. */
export function mayRunTeam(role: TeamRole): boolean {
  return role === 'owner' || role === 'admin'
}

/** Who may end a team and hand it over. */
export function mayEndTeam(role: TeamRole): boolean {
  return role === 'owner'
}

/** A stored role; one that is not known gives the least. */
export function teamRoleOf(stored: string): TeamRole {
  return stored === 'owner' || stored === 'admin' ? stored : 'member'
}
