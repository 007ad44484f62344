import type { Box } from '@deckloom/deck'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { keepSlotOnPage } from './headParts.ts'

/**
 * Where a part of the body is. A person moves the body as a whole: `zone`, the box around all of its parts,
 * is mapped onto the box that the person gave it, and every part with it.
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
