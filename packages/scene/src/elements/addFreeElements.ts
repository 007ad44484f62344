import type { Visual } from '@deckloom/deck'
import { elementBounds } from '../elementBounds.ts'
import type { FindTarget } from '../lines/lineEnds.ts'
import type { Mark } from '../marks.ts'
import type { Sheet } from '../sheet.ts'
import { isVisible, type Stage } from '../stage.ts'
import { addLine } from './addLine.ts'
import { addTextElement } from './addTextElement.ts'
import { freeVisual } from './freeVisual.ts'

interface FreeElement {
  readonly z: number
  /** Lines reach for the other elements, so they are painted when all of those are placed. */
  readonly reaches: boolean
  readonly paint: (find: FindTarget) => void
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
  const painted = new Map<FreeElement, readonly Mark[]>()
  const paint = (reaches: boolean, find: FindTarget) => {
    for (const element of elements) {
      if (element.reaches !== reaches) continue
      element.paint(find)
      painted.set(element, sheet.marks.splice(0))
    }
  }
  paint(false, () => undefined)
  paint(true, findTarget(stage, [...ofLayout, ...painted.values()].flat()))
  const marksOf = (element: FreeElement) => painted.get(element) ?? []
  for (const element of elements) if (element.z < 0) sheet.add(...marksOf(element))
  sheet.add(...ofLayout)
  for (const element of elements) if (element.z >= 0) sheet.add(...marksOf(element))
}

function findTarget({ slide }: Stage, marks: readonly Mark[]): FindTarget {
  const bounds = new Map(elementBounds({ marks }).map((each) => [each.elementId, each]))
  return (elementId) => {
    const found = bounds.get(elementId)
    return found && { ...found, visual: slide.visuals.find(({ id }) => id === elementId) }
  }
}

function freeVisuals(stage: Stage, sheet: Sheet): readonly FreeElement[] {
  const shown = new Set(sheet.marks.map(({ id }) => id))
  const hidden = stage.slide.arrangement === 'Focus'
  return stage.slide.visuals
    .filter((visual) => isVisible(visual) && !shown.has(visual.id) && (isPlaced(visual) || !hidden))
    .map((visual) => ({
      z: visual.z ?? 0,
      reaches: visual.kind === 'line',
      paint: (find) =>
        visual.kind === 'line'
          ? addLine(stage, sheet, { visual, find })
          : sheet.add(freeVisual(stage, sheet, visual)),
    }))
}

function isPlaced(visual: Visual): boolean {
  return visual.kind === 'line' || visual.position !== undefined
}

function texts(stage: Stage, sheet: Sheet): readonly FreeElement[] {
  return stage.slide.texts.map((element) => ({
    z: element.z ?? 0,
    reaches: false,
    paint: () => addTextElement(stage, sheet, element),
  }))
}
