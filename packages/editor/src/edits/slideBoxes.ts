import { type Box, type ImageItem, type Slide, type SlotBoxes } from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import type { Size } from '../canvas/resizeBox.ts'
import { findElement, legacyImageId } from './elements.ts'
import { shapeSize } from './shapeSize.ts'

/** Puts an element at a box of its own, kept on the page. What stood in a slot of the layout leaves it. */
export function withElementBox(slide: Slide, elementId: string, box: Box): Slide {
  const element = findElement(slide, elementId)
  const isShape = element?.kind === 'image' && element.image.shapeData !== undefined
  const placed = rounded(clampToPage(isShape ? { ...box, ...shapeSize(box) } : box))
  switch (element?.kind) {
    case 'title':
      return withSlotBox(slide, { title: placed })
    case 'bullets':
      return withSlotBox(slide, { bullets: placed })
    case 'text':
      return {
        ...slide,
        text_elements: (slide.text_elements ?? []).map((text) =>
          text.id === elementId ? { ...text, position: placed } : text,
        ),
      }
    case 'image':
      if (element.inSlot) return withSlotBox(slide, { visual: placed })
      return withImageBox(slide, elementId, placed)
    case undefined:
      return slide
  }
}

function withSlotBox(slide: Slide, box: SlotBoxes): Slide {
  return { ...slide, positioning_mode: 'free', slot_boxes: { ...slide.slot_boxes, ...box } }
}

function withImageBox(slide: Slide, elementId: string, { x, y, width, height }: Box): Slide {
  const placed = { position: { x, y }, size: { width, height } }
  if (elementId === legacyImageId && slide.media_data) {
    return { ...slide, media_data: { ...slide.media_data, ...placed } }
  }
  return {
    ...slide,
    images: (slide.images ?? []).map((image): ImageItem =>
      image.id === elementId ? { ...inStep(image, placed.size), ...placed } : image,
    ),
  }
}

/** A shape says its size a second time, within bounds of its own. */
function inStep(image: ImageItem, size: Size): ImageItem {
  if (!image.shapeData) return image
  return { ...image, shapeData: { ...image.shapeData, ...shapeSize(size) } }
}

/** Hundredths of a unit are far below a pixel of any screen, and keep the numbers short. */
function rounded(box: Box): Box {
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
