import type { Slide } from '@deckloom/deck'
import type { ChangeKind } from './ports.ts'

/** Classifies a change to the list of slides; adding and deleting at once is an ordinary edit. */
export function changeKind(before: readonly Slide[], now: readonly Slide[]): ChangeKind {
  const added = lacksSome(before, now)
  const deleted = lacksSome(now, before)
  if (added === deleted) return 'edit'
  return added ? 'addition' : 'deletion'
}

function lacksSome(slides: readonly Slide[], others: readonly Slide[]): boolean {
  const ids = new Set(slides.map(({ id }) => id))
  return others.some(({ id }) => !ids.has(id))
}
