import {
  type Box,
  editContent,
  type Slide,
  type SlotBoxes,
  type Visual,
  visualsOf,
} from '@deckloom/deck'
import { keepOnPage } from '@deckloom/scene'
import { clampToPage } from '../canvas/clampToPage.ts'
import { withLinesFollowing } from './lines/followElement.ts'
import { placeLine, releaseLine } from './lines/placeLine.ts'
import { roundUnits } from './lines/roundUnits.ts'
import type { Size } from '../canvas/resizeBox.ts'
import { editTextBox, findElement, type SlideElement } from './elements.ts'
import { isLocked, placingOf } from './placing.ts'
import { shapeSize } from './shapeSize.ts'
import { editVisual } from './slideVisuals.ts'

/**
 * Moves an element to a box of its own, kept on the page. An element in a layout slot leaves the slot; a locked one
 * stays. Lines that are glued to it follow; a line of its own lets go of what it is glued to.
 */
export function withElementBox(slide: Slide, elementId: string, box: Box): Slide {
  if (isLocked(slide, elementId)) return slide
  return withLinesFollowing(slide, withOwnBox(slide, elementId, box), elementId)
}

function withOwnBox(slide: Slide, elementId: string, box: Box): Slide {
  const element = findElement(slide, elementId)
  if (!element) return slide
  const placed = placeBox(slide, element, box)
  switch (element.kind) {
    case 'title':
      return withSlotBox(slide, { title: placed })
    case 'bullets':
      return withSlotBox(slide, { bullets: placed })
    case 'text':
      return editTextBox(slide, elementId, (text) => ({ ...text, position: placed }))
    case 'table':
      // Next to a picture, the only visual box the slide can store belongs to the picture.
      return visualsOf(slide).length > 0 ? slide : withSlotBox(slide, { visual: placed })
    case 'visual':
      if (element.inSlot) return withSlotBox(slide, { visual: placed })
      return withVisualBox(slide, elementId, placed)
  }
}

function placeBox(slide: Slide, element: SlideElement, box: Box): Box {
  const wanted = hasShapeSize(element) ? { ...box, ...shapeSize(box) } : box
  const rotation = placingOf(slide, element.id)?.rotation ?? 0
  return roundBox(rotation === 0 ? clampToPage(wanted) : keepOnPage(wanted, rotation))
}

/** A freeform may be as flat as a line, and as large as the page. */
function hasShapeSize(element: SlideElement): boolean {
  if (element.kind !== 'visual' || element.visual.kind !== 'shape') return false
  return element.visual.shape.type !== 'freeform'
}

function withSlotBox(slide: Slide, box: SlotBoxes): Slide {
  return editContent(slide, (content) => ({
    ...content,
    positioningMode: 'free',
    slotBoxes: { ...content.slotBoxes, ...box },
  }))
}

function withVisualBox(slide: Slide, elementId: string, { x, y, width, height }: Box): Slide {
  const placed = { position: { x, y }, size: { width, height } }
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'line') return { ...inStep(visual, placed.size), ...placed }
    const line = placeLine(visual.line, { x, y, width, height })
    return { ...visual, line: releaseLine(line, () => false) }
  })
}

/** A shape stores its size a second time, with its own limits. */
function inStep(visual: Visual, size: Size): Visual {
  if (visual.kind !== 'shape') return visual
  return { ...visual, shape: { ...visual.shape, ...shapeSize(size) } }
}

function roundBox(box: Box): Box {
  return {
    x: roundUnits(box.x),
    y: roundUnits(box.y),
    width: roundUnits(box.width),
    height: roundUnits(box.height),
  }
}
