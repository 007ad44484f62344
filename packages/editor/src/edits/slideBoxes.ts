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
import type { Size } from '../canvas/resizeBox.ts'
import { editTextBox, findElement, type SlideElement } from './elements.ts'
import { isLocked, placingOf } from './placing.ts'
import { shapeSize } from './shapeSize.ts'
import { editVisual } from './slideVisuals.ts'

/**
 * Moves an element to a box of its own, kept on the page. An element in a layout slot leaves the slot; a locked one
 * stays.
 */
export function withElementBox(slide: Slide, elementId: string, box: Box): Slide {
  if (isLocked(slide, elementId)) return slide
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
  const isShape = element.kind === 'visual' && element.visual.kind === 'shape'
  const wanted = isShape ? { ...box, ...shapeSize(box) } : box
  const rotation = placingOf(slide, element.id)?.rotation ?? 0
  return roundBox(rotation === 0 ? clampToPage(wanted) : keepOnPage(wanted, rotation))
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
  return editVisual(slide, elementId, (visual) => ({ ...inStep(visual, placed.size), ...placed }))
}

/** A shape stores its size a second time, with its own limits. */
function inStep(visual: Visual, size: Size): Visual {
  if (visual.kind !== 'shape') return visual
  return { ...visual, shape: { ...visual.shape, ...shapeSize(size) } }
}

/** A hundredth of a unit is far below a pixel on any screen, and the numbers stay short. */
function roundBox(box: Box): Box {
  return {
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
