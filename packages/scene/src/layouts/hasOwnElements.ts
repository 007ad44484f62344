import { legacyPictureId } from '@deckloom/deck'
import type { Stage } from '../stage.ts'

/** Whether a person put something on the page that stands where they put it, and that a layout has to leave room for. */
export function hasOwnElements({ slide }: Stage): boolean {
  return (
    slide.texts.length > 0 ||
    // Layouts never made room for the picture of older decks; those decks keep their look.
    slide.visuals.some(({ id, position }) => position !== undefined && id !== legacyPictureId)
  )
}
