import { ownVisuals, type Slide } from '@deckloom/deck'

export interface UnseenChange {
  readonly what: string
  readonly words: string
}

/** Returns what a version changes invisibly: notes and alt text. */
export function unseenChanges(before: Slide, after: Slide): readonly UnseenChange[] {
  const { notes } = after
  const spoken = new Map(ownVisuals(before).map(({ id, alt }) => [id, alt]))
  const described = ownVisuals(after).flatMap(({ id, alt }, index): UnseenChange[] =>
    alt !== undefined && spoken.has(id) && spoken.get(id) !== alt
      ? [{ what: `Description of picture ${index + 1}`, words: alt }]
      : [],
  )
  const hasNewNotes = notes !== undefined && notes !== before.notes
  return [...(hasNewNotes ? [{ what: 'Speaker notes', words: notes }] : []), ...described]
}
