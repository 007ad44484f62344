import { legacyPictureId } from '@deckloom/deck'
import type { Stage } from '../stage.ts'

/** Returns whether the user placed elements freely on the page, so that a layout has to leave room for them. */
export function hasOwnElements({ slide }: Stage): boolean {
  return (
    slide.texts.length > 0 ||
    // Layouts never made room for the picture of older decks; those decks keep their look.
    slide.visuals.some(({ id, position }) => position !== undefined && id !== legacyPictureId)
  )
}
