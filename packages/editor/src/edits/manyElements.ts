import type { Box, LineVisual, Slide } from '@deckloom/deck'
import type { TurnedBox } from '@deckloom/scene'
import { findElement } from './elements.ts'
import { withoutLoneGroups } from './arranging/grouping.ts'
import { placeLine, releaseLine, turnLine } from './lines/placeLine.ts'
import { editLine } from './lines/slideLines.ts'
import { removeLocked, withTurn } from './placing.ts'
import { withElementBox } from './slideBoxes.ts'
import { withoutElement } from './slideElements.ts'

export type ElementBox = readonly [elementId: string, box: Box]

/** Moves each element to its own box; locked ones stay. Lines disconnect from elements that do not move with them. */
export function withElementBoxes(slide: Slide, boxes: readonly ElementBox[]): Slide {
  return withTurnedBoxes(
    slide,
    boxes.map(([id, box]) => [id, { box }]),
  )
}

type Placement = Pick<TurnedBox, 'box'> & Partial<TurnedBox>

/** Moves and rotates each element to its own box and angle; locked ones stay. */
export function withTurnedBoxes(
  slide: Slide,
  boxes: readonly (readonly [elementId: string, turned: Placement])[],
): Slide {
  const moving = new Set(boxes.map(([id]) => id))
  const lines = boxes.filter(([id]) => lineOf(slide, id))
  const others = boxes.filter(([id]) => !lineOf(slide, id))
  const placed = others.reduce((next, [id, { box, rotation }]) => {
    const turned = rotation === undefined ? next : withTurn(next, id, rotation)
    return withElementBox(turned, id, box)
  }, slide)
  return lines.reduce((next, [id, { box, rotation = 0 }]) => {
    const before = lineOf(slide, id)?.line
    return editLine(next, id, (line) => {
      // Its ends may have followed the others already.
      const placedLine = turnLine(placeLine(before ?? line, box), rotation)
      return releaseLine(placedLine, (other) => moving.has(other))
    })
  }, placed)
}

function lineOf(slide: Slide, id: string): LineVisual | undefined {
  const element = findElement(slide, id)
  return element?.kind === 'visual' && element.visual.kind === 'line' ? element.visual : undefined
}

/** Removes the elements; locked ones stay. */
export function withoutElements(slide: Slide, elementIds: readonly string[]): Slide {
  return withoutLoneGroups(removeLocked(slide, elementIds).reduce(withoutElement, slide))
}
