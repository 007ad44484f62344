import {
  type Box,
  deckDefaults,
  deckLimits,
  editContent,
  page,
  readContent,
  type Slide,
  type TextBox,
} from '@deckloom/deck'
import { clampToPage } from '../canvas/clampToPage.ts'
import { findElement } from './elements.ts'
import { topOrder } from './arranging/stack.ts'
import { isLocked } from './placing.ts'
import { editVisual, visualBox, withVisual } from './slideVisuals.ts'
import { withoutTable } from './tables/shownTable.ts'
import { storableText } from './storableText.ts'

/** What a new text box says. */
export const newText = 'New text'

/** Area in which free elements are placed by default. */
const placement = { width: page.width, height: 600 } as const

/** Adds a text box of 200 x 50 with placeholder text; `at` gives its position as two numbers from 0 to 1. */
export function withTextBox(
  slide: Slide,
  { id, at }: { readonly id: string; readonly at: readonly [number, number] },
): Slide {
  const { width, height } = deckDefaults.newTextBoxSize
  const element: TextBox = {
    kind: 'text',
    id,
    role: 'text',
    content: newText,
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

/** Copies a text box, picture, chart, shape or icon beside itself. Other elements and full slides stay unchanged. */
export function withDuplicate(slide: Slide, elementId: string, newId: string): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind === 'text') {
    const { position, ...rest } = element.element
    return withTextElement(slide, {
      ...rest,
      id: newId,
      role: 'text',
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
  return editVisual(slide, elementId, (visual) => ({ ...visual, alt }))
}

/** Clears a title, empties the bullets and removes anything else; locked elements stay. */
export function withoutElement(slide: Slide, elementId: string): Slide {
  if (isLocked(slide, elementId)) return slide
  const element = findElement(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return editContent(slide, (content) => ({ ...content, title: '' }))
    case 'bullets':
      return editContent(slide, (content) => ({ ...content, bullets: [] }))
    case 'text':
      return editContent(slide, (content) => ({
        ...content,
        texts: content.texts.filter(({ id }) => id !== elementId),
      }))
    case 'table':
      return withoutTable(slide)
    case 'visual':
      return withoutVisual(slide, elementId, element.inSlot)
    case undefined:
      return slide
  }
}

/** Adds a text box above everything else; a full slide is returned unchanged. */
export function withTextElement(slide: Slide, element: TextBox): Slide {
  if (readContent(slide).texts.length >= deckLimits.textElements) return slide
  const z = topOrder(slide)
  const placed = { ...element, ...(z !== undefined && { z }) }
  return editContent(slide, (content) => ({ ...content, texts: [...content.texts, placed] }))
}

function withoutVisual(slide: Slide, elementId: string, inSlot: boolean): Slide {
  return editContent(slide, (content) => {
    const { visual: _, ...otherBoxes } = content.slotBoxes ?? {}
    return {
      ...content,
      ...(inSlot && content.slotBoxes && { slotBoxes: otherBoxes }),
      visuals: content.visuals.filter(({ id }) => id !== elementId),
    }
  })
}
