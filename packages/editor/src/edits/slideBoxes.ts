import { type Box, type ImageItem, type Slide, type SlotBoxes } from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import { findElement, legacyImageId } from './elements.ts'

/** Puts an element at a box of its own, kept on the page. What stood in a slot of the layout leaves it. */
export function withElementBox(slide: Slide, elementId: string, box: Box): Slide {
  const element = findElement(slide, elementId)
  const placed = rounded(clampToPage(box))
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
      image.id === elementId ? { ...image, ...placed } : image,
    ),
  }
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
