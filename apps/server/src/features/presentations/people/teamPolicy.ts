import type { TeamRole } from '@deckloom/contract'

/** Who may invite, remove and rename. */
export function mayRunTeam(role: TeamRole): boolean {
  return role === 'owner' || role === 'admin'
}

/** Who may delete and transfer a team. */
export function mayEndTeam(role: TeamRole): boolean {
  return role === 'owner'
}

/** Parses a stored role; an unknown one grants the least. */
export function teamRoleOf(stored: string): TeamRole {
  return stored === 'owner' || stored === 'admin' ? stored : 'member'
}
