import type { Slide } from '@deckloom/deck'
import { groupOf, isLocked } from '@deckloom/editor'
import type { ElementContext } from './EditorAction.ts'

/** Edits the slide; returns `announcement`, or a message that nothing changed. */
export function changeSlide(
  { editor: { document, slide } }: ElementContext,
  announcement: string,
  edit: (slide: Slide) => Slide,
): string {
  const before = document.slide(slide.id)
  document.edit(slide.id, edit)
  return document.slide(slide.id) === before ? 'Nothing changed' : announcement
}

export function idsOf({ selected }: ElementContext): readonly string[] {
  return selected.map(({ id }) => id)
}

export function hasSelection({ selected }: ElementContext): boolean {
  return selected.length > 0
}

export function isSomethingUnlocked({ editor: { slide }, selected }: ElementContext): boolean {
  return selected.some(({ id }) => !isLocked(slide, id))
}

/** Returns whether the elements are exactly one whole group. */
export function isOneGroup(slide: Slide, ids: readonly string[]): boolean {
  const [first] = ids
  if (first === undefined || ids.length < 2) return false
  const members = groupOf(slide, first)
  return members.length === ids.length && ids.every((id) => members.includes(id))
}
