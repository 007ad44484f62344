import { ownVisuals } from '@deckloom/deck'
import type { Stage } from '../stage.ts'

/** Whether a person put something on the page that stands where they put it, and that a layout has to leave room for. */
export function hasOwnElements({ slide }: Stage): boolean {
  return (
    (slide.text_elements ?? []).length > 0 ||
    ownVisuals(slide).some(({ position }) => position !== undefined)
  )
}
