import type { DeckRole, SharedRole } from '@deckloom/contract'

/** What a person is to a deck. Owners are not stored as collaborators. */
export type Role = DeckRole

/** What a person may do with a deck that they can see. */
export function mayEdit(role: Role): boolean {
  return role === 'owner' || role === 'editor'
}

/** Who may hand a deck to people without an account. */
export function mayShare(role: Role): boolean {
  return role === 'owner' || role === 'editor'
}

/** Who may put a deck away and bring it back. */
export function mayManage(role: Role): boolean {
  return role === 'owner'
}

/** What was taken out of a deck before it was shared stays with its owner. */
export function mayReadHistory(role: Role): boolean {
  return role === 'owner'
}

/** A stored role; one that is not known gives the least. */
export function roleOf(stored: string): Role {
  return sharedRoleOf(stored)
}

/** The same, where it cannot be the owner's. */
export function sharedRoleOf(stored: string): SharedRole {
  return stored === 'editor' || stored === 'commenter' ? stored : 'viewer'
}
