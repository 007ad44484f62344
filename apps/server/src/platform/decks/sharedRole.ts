import type { SharedRole } from '@deckloom/contract'

/** Parses a stored role other than the owner's; an unknown one grants the least. */
export function sharedRoleOf(stored: string): SharedRole {
  return stored === 'editor' || stored === 'commenter' ? stored : 'viewer'
}
