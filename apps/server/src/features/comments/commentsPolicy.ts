import type { DeckRole } from '@deckloom/contract'

/** Who reads and writes comments. Viewers see none. */
export function mayComment(role: DeckRole): boolean {
  return role === 'owner' || role === 'editor' || role === 'commenter'
}

/** Who may change the text of a comment. */
export function mayEditComment(userId: string, authorId: string): boolean {
  return userId === authorId
}

/** Who may delete a comment. */
export function mayDeleteComment(
  { role, userId }: { readonly role: DeckRole; readonly userId: string },
  authorId: string,
): boolean {
  return role === 'owner' || userId === authorId
}
