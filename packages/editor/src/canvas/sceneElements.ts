import type { Box, Slide } from '@deckloom/deck'
import { elementBounds, type Mark, type Scene, type TextMark } from '@deckloom/scene'
import { elementName, findElement, type SlideElement } from '../edits/elements.ts'

/** An element as the canvas shows it. */
export interface PlacedElement {
  readonly id: string
  readonly element: SlideElement
  readonly name: string
  /** Page units, before rotation; around all of its marks. */
  readonly box: Box
  /** Degrees clockwise. */
  readonly rotation: number
}

/** What can be selected on a slide, back to front. Decoration and footers cannot. */
export function sceneElements(slide: Slide, scene: Scene): readonly PlacedElement[] {
  return elementBounds(scene).flatMap(({ elementId, box, rotation }): PlacedElement[] => {
    const element = findElement(slide, elementId)
    if (!element) return []
    return [{ id: elementId, element, name: elementName(slide, element), box, rotation }]
  })
}

/** The first text of an element as the layout set it: its type, its color, its place. */
export function elementTextMark(scene: Scene, elementId: string): TextMark | undefined {
  return firstText(scene.marks.filter(({ origin }) => origin?.elementId === elementId))
}

function firstText(marks: readonly Mark[]): TextMark | undefined {
  for (const mark of marks) {
    if (mark.mark === 'text') return mark
    const inside = mark.mark === 'group' ? firstText(mark.children) : undefined
    if (inside) return inside
  }
  return undefined
}
