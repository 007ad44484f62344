/** The viewer of a deck. */
export interface Sight {
  /** The viewer's role on the deck, or 'link' for share links. An unknown role sees the least. */
  readonly role: string
  /** Whether the deck's owner shows notes and hidden slides to viewers. */
  readonly showsNotes: boolean
  /** Whether hidden slides are shown, if that differs from notes. */
  readonly showsHidden?: boolean
}

/** Whether the role may edit the deck rather than only view it. */
export function isEditor({ role }: Pick<Sight, 'role'>): boolean {
  return role === 'owner' || role === 'editor'
}

/**
 * The one rule of what a role may see: editors see notes and hidden slides, everybody else only if
 * the owner allows it.
 */
export function seesAll(sight: Sight): boolean {
  return isEditor(sight) || sight.showsNotes
}
