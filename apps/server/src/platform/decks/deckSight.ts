/** Who looks at a deck. */
export interface Sight {
  /** What they are to it, or 'link' for whoever has a link. One that is not known sees the least. */
  readonly role: string
  /** Whether the deck's owner shows notes and hidden slides to those who only look. */
  readonly showsNotes: boolean
}

/** Whether somebody works on a deck rather than only looks at it. */
export function worksOnIt({ role }: Pick<Sight, 'role'>): boolean {
  return role === 'owner' || role === 'editor'
}

/**
 * The one rule of what a role may see: notes and hidden slides are for those who work on the deck, and for everybody
 * else where its owner says so.
 */
export function seesAll(sight: Sight): boolean {
  return worksOnIt(sight) || sight.showsNotes
}
