import {
  type Box,
  deckDefaults,
  deckLimits,
  filterVisuals,
  legacyPictureId,
  page,
  type Slide,
  type TextElement,
} from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import { findElement } from './elements.ts'
import { topOrder } from './order.ts'
import { isLocked } from './placing.ts'
import { editVisual, visualBox, withVisual } from './slideVisuals.ts'
import { withoutTable } from './slideTable.ts'
import { storableText } from './storableText.ts'

/** Where free elements are placed unless a person says otherwise. */
const placement = { width: page.width, height: 600 } as const

/** An empty text box of 200 x 50; `at` gives its place as two numbers from 0 to 1. */
export function withTextBox(
  slide: Slide,
  { id, at }: { readonly id: string; readonly at: readonly [number, number] },
): Slide {
  const { width, height } = deckDefaults.newTextBoxSize
  const element: TextElement = {
    id,
    type: 'text',
    content: 'New text',
    position: {
      x: Math.round(at[0] * (placement.width - width)),
      y: Math.round(at[1] * (placement.height - height)),
      width,
      height,
    },
    style: {},
  }
  return withTextElement(slide, element)
}

/** A second text box, picture, chart or shape beside the first; other elements and full slides stay as they are. */
export function withDuplicate(slide: Slide, elementId: string, newId: string): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind === 'text') {
    const { position, ...rest } = element.element
    return withTextElement(slide, {
      ...rest,
      id: newId,
      type: 'text',
      position: beside(position),
    })
  }
  if (element?.kind !== 'visual') return slide
  return withVisual(slide, { ...element.visual, id: newId }, beside(visualBox(slide, element)))
}

function beside(box: Box): Box {
  return clampToPage({ ...box, x: box.x + 20, y: box.y + 20 })
}

export function withImageAlt(slide: Slide, elementId: string, text: string): Slide {
  const alt = storableText(text, deckLimits.visualDescriptionLength)
  if (elementId === legacyPictureId && slide.media_data) {
    return { ...slide, media_data: { ...slide.media_data, alt_description: alt } }
  }
  return editVisual(slide, elementId, (visual) => ({ ...visual, alt }))
}

/** A title is cleared, the bullets are emptied, everything else is removed; what is locked stays. */
export function withoutElement(slide: Slide, elementId: string): Slide {
  if (isLocked(slide, elementId)) return slide
  const element = findElement(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return { ...slide, slide_title: '' }
    case 'bullets':
      return { ...slide, bullet_points: [] }
    case 'text':
      return {
        ...slide,
        text_elements: (slide.text_elements ?? []).filter(({ id }) => id !== elementId),
      }
    case 'table':
      return withoutTable(slide)
    case 'visual':
      return withoutVisual(slide, elementId, element.inSlot)
    case undefined:
      return slide
  }
}

/** One more text box, over all that is there; a full slide stays as it is. */
export function withTextElement(slide: Slide, element: TextElement): Slide {
  const present = slide.text_elements ?? []
  if (present.length >= deckLimits.textElements) return slide
  const z = topOrder(slide)
  const placed = { ...element, ...(z !== undefined && { z }) }
  return { ...slide, text_elements: [...present, placed] }
}

function withoutVisual(slide: Slide, elementId: string, inSlot: boolean): Slide {
  const { media_data: media, slot_boxes: boxes, ...rest } = slide
  const { visual: _, ...otherBoxes } = boxes ?? {}
  const keptBoxes = inSlot ? otherBoxes : boxes
  const isLegacy = elementId === legacyPictureId && media !== undefined
  return {
    ...(isLegacy ? rest : filterVisuals(rest, ({ id }) => id !== elementId)),
    ...(media && !isLegacy && { media_data: media }),
    ...(boxes && { slot_boxes: keptBoxes }),
  }
}
