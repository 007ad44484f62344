import type { Box } from '@deckloom/deck'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepSlotOnPage } from './headParts.ts'

/**
 * Returns a function that positions a part of the body. The user moves the body as a whole: `zone`, the bounding box of
 * all parts, is mapped to the box that the user gave it, and every part with it.
 */
export function bodyBox(stage: Stage, sheet: Sheet, zone: Box): (part: Box) => Box {
  const own = stage.slide.slotBoxes?.bullets
  if (!own) return (part) => part
  const target = keepSlotOnPage(sheet, own, `bullets-${stage.slide.id}`)
  const scaleX = target.width / zone.width
  const scaleY = target.height / zone.height
  return (part) => ({
    x: target.x + (part.x - zone.x) * scaleX,
    y: target.y + (part.y - zone.y) * scaleY,
    width: part.width * scaleX,
    height: part.height * scaleY,
  })
}
