import {
  type Box,
  glueTarget,
  type LineEnd,
  mapLineEnds,
  mapVisuals,
  ownSize,
  readContent,
  type Slide,
  type Visual,
} from '@deckloom/deck'
import type { TurnedBox } from '@deckloom/scene'
import { turnPoint } from '../../canvas/turning.ts'
import { findElement, type SlideElement } from '../elements.ts'
import { roundUnits } from './roundUnits.ts'

/**
 * Carries the last points of lines along that are glued to an element, from where it was on `before`. They count when
 * the element is gone: as long as it is there, lines go to where the layout puts it.
 */
export function withLinesFollowing(before: Slide, slide: Slide, elementId: string): Slide {
  if (before === slide) return slide
  const [from, to] = [before, slide].map((each) => storedPlace(each, elementId))
  if (!from || !to) return slide
  const follow = (end: LineEnd): LineEnd =>
    end.glue && glueTarget(slide.id, end.glue) === elementId ? carry(end, from, to) : end
  return mapVisuals(slide, (visual) => {
    if (visual.kind !== 'line') return visual
    const line = mapLineEnds(visual.line, follow)
    return line === visual.line ? visual : { ...visual, line }
  })
}

/** Moves a point with a box that is moved, stretched and turned. */
function carry(end: LineEnd, from: TurnedBox, to: TurnedBox): LineEnd {
  const inside = turnPoint({ x: end.x - middle(from).x, y: end.y - middle(from).y }, -from.rotation)
  const stretched = {
    x: (inside.x * to.box.width) / from.box.width,
    y: (inside.y * to.box.height) / from.box.height,
  }
  const { x, y } = turnPoint(stretched, to.rotation)
  return { ...end, x: roundUnits(middle(to).x + x), y: roundUnits(middle(to).y + y) }
}

function middle({ box }: TurnedBox) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where an element was put; undefined while the layout places it. */
function storedPlace(slide: Slide, elementId: string): TurnedBox | undefined {
  const element = findElement(slide, elementId)
  const box = element && storedBox(slide, element)
  if (!box || box.width === 0 || box.height === 0) return undefined
  const turned =
    element.kind === 'visual' ? element.visual : element.kind === 'text' && element.element
  return { box, rotation: (turned && turned.rotation) || 0 }
}

function storedBox(slide: Slide, element: SlideElement): Box | undefined {
  const { slotBoxes } = readContent(slide)
  switch (element.kind) {
    case 'title':
    case 'bullets':
      return slotBoxes?.[element.kind]
    case 'table':
      return slotBoxes?.visual
    case 'text':
      return element.element.position
    case 'visual':
      return element.inSlot ? slotBoxes?.visual : freeBox(element.visual)
  }
}

function freeBox(visual: Visual): Box | undefined {
  const { position, size = ownSize(visual) } = visual
  return position && { ...position, ...size }
}
