/** What a person is to a deck. Owners are not stored as collaborators. */
export type Role = 'owner' | 'editor' | 'commenter' | 'viewer'

/** What a person may do with a deck that they can see. */
export function mayEdit(role: Role): boolean {
  return role === 'owner' || role === 'editor'
}

export function mayDelete(role: Role): boolean {
  return role === 'owner'
}

/** A stored role; one that is not known gives the least. */
export function roleOf(stored: string): Role {
  return stored === 'editor' || stored === 'commenter' ? stored : 'viewer'
}
