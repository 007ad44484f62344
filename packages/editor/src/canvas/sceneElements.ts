import type { Box, Slide } from '@deckloom/deck'
import { elementBounds, type Mark, type Scene, type TextMark } from '@deckloom/scene'
import { elementName, findElement, type SlideElement } from '../edits/elements.ts'
import { innerMarks } from '../text/innerMarks.ts'

/** An element as shown on the canvas. */
export interface PlacedElement {
  readonly id: string
  readonly element: SlideElement
  readonly name: string
  /** Page units, before rotation; encloses all of the element's marks. */
  readonly box: Box
  /** Degrees clockwise. */
  readonly rotation: number
}

/** Returns what can be selected on a slide, back to front. Decoration and footers cannot. */
export function sceneElements(slide: Slide, scene: Scene): readonly PlacedElement[] {
  return elementBounds(scene).flatMap(({ elementId, box, rotation }): PlacedElement[] => {
    const element = findElement(slide, elementId)
    if (!element) return []
    return [{ id: elementId, element, name: elementName(slide, element), box, rotation }]
  })
}

/** Returns an element's first text as laid out, with its type, color and position. */
export function elementTextMark(scene: Scene, elementId: string): TextMark | undefined {
  return firstText(scene.marks.filter(({ origin }) => origin?.elementId === elementId))
}

function firstText(marks: readonly Mark[]): TextMark | undefined {
  for (const mark of marks) {
    if (mark.mark === 'text') return mark
    const inside = firstText(innerMarks(mark))
    if (inside) return inside
  }
  return undefined
}
