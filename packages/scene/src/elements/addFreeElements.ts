import type { Sheet } from '../sheet.ts'
import { isVisible, type Stage } from '../stage.ts'
import { addTextElement } from './addTextElement.ts'
import { freeVisual } from './freeVisual.ts'

interface FreeElement {
  readonly z: number
  readonly paint: () => void
}

/**
 * Paints free elements, and pictures that the layout had no slot for, in the order of their `z`; for equal `z`,
 * pictures are below texts. Elements with a `z` of 0 or more go above the layout's marks, those below 0 under them.
 */
export function addFreeElements(stage: Stage, sheet: Sheet): void {
  const elements = [...freeVisuals(stage, sheet), ...texts(stage, sheet)].toSorted(
    (one, other) => one.z - other.z,
  )
  const ofLayout = sheet.marks.splice(0)
  for (const { z, paint } of elements) if (z < 0) paint()
  sheet.add(...ofLayout)
  for (const { z, paint } of elements) if (z >= 0) paint()
}

function freeVisuals(stage: Stage, sheet: Sheet): readonly FreeElement[] {
  const shown = new Set(sheet.marks.map(({ id }) => id))
  const hidden = stage.slide.arrangement === 'Focus'
  return stage.slide.visuals
    .filter((visual) => isVisible(visual) && !shown.has(visual.id) && (visual.position || !hidden))
    .map((visual) => ({
      z: visual.z ?? 0,
      paint: () => sheet.add(freeVisual(stage, sheet, visual)),
    }))
}

function texts(stage: Stage, sheet: Sheet): readonly FreeElement[] {
  return stage.slide.texts.map((element) => ({
    z: element.z ?? 0,
    paint: () => addTextElement(stage, sheet, element),
  }))
}
