import type { Slide } from '@deckloom/deck'
import { isLocked, unitsOf } from '@deckloom/editor'
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

/** Returns whether what is selected is exactly one whole group. */
export function isGrouped(context: ElementContext): boolean {
  return context.selected.length > 1 && unitsOf(context.editor.slide, idsOf(context)).length === 1
}
