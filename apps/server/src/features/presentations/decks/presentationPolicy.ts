import type { DeckRole } from '@deckloom/contract'
import { sharedRoleOf } from '../../../platform/decks/sharedRole.ts'

/** A person's role on a deck. Owners are not stored as collaborators. */
export type Role = DeckRole

/** Permissions on a deck that the person can see. */
export function mayEdit(role: Role): boolean {
  return role === 'owner' || role === 'editor'
}

/** Who may share a deck with people without an account. */
export function mayShare(role: Role): boolean {
  return role === 'owner' || role === 'editor'
}

/** Who may trash and restore a deck. */
export function mayManage(role: Role): boolean {
  return role === 'owner'
}

/** What was removed before a deck was shared is only for its owner. */
export function mayReadHistory(role: Role): boolean {
  return role === 'owner'
}

/** Parses a stored role; an unknown one grants the least. */
export function roleOf(stored: string): Role {
  return sharedRoleOf(stored)
}
