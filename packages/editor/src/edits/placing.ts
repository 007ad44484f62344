import {
  editContent,
  legacyPictureId,
  type LineVisual,
  mapVisuals,
  type Slide,
  type TextBox,
  type Visual,
} from '@deckloom/deck'
import { findElement } from './elements.ts'
import { withLinesFollowing } from './lines/followElement.ts'
import { releaseLine, turnLine } from './lines/placeLine.ts'

/** How the user arranged an element among the others. */
export interface Placing {
  readonly group?: string | undefined
  readonly locked?: boolean | undefined
  readonly z?: number | undefined
  readonly rotation?: number | undefined
}

const none: Placing = {}

/** Undefined for the title, the bullets, the table and the picture of older decks, which have nowhere to store it. */
export function placingOf(slide: Slide, elementId: string): Placing | undefined {
  const element = findElement(slide, elementId)
  if (element?.kind === 'text') return element.element
  return element?.kind === 'visual' && elementId !== legacyPictureId ? element.visual : undefined
}

export function isLocked(slide: Slide, elementId: string): boolean {
  return placingOf(slide, elementId)?.locked === true
}

/** Filters out the IDs of locked elements. */
export function removeLocked(slide: Slide, elementIds: readonly string[]): readonly string[] {
  return elementIds.filter((id) => !isLocked(slide, id))
}

/** Changes the placing of each element; a field set to undefined is removed. */
export function withPlacing(slide: Slide, changeOf: (elementId: string) => Placing): Slide {
  const changePlacing = <T extends TextBox | Visual>(element: T): T => {
    const change = changeOf(element.id)
    if (Object.keys(change).length === 0) return element
    const next = { ...element, ...change }
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) Reflect.deleteProperty(next, key)
    }
    return next
  }
  return editContent(slide, (content) => ({
    ...content,
    texts: content.texts.map(changePlacing),
    visuals: content.visuals.map((visual) =>
      visual.id === legacyPictureId ? visual : changePlacing(visual),
    ),
  }))
}

export function withLock(slide: Slide, elementIds: readonly string[], locked: boolean): Slide {
  return withPlacing(slide, (id) =>
    elementIds.includes(id) ? { locked: locked ? true : undefined } : none,
  )
}

/** Rotates an element about its center; an upright element stores no rotation. A line turns its ends by the angle. */
export function withTurn(slide: Slide, elementId: string, degrees: number): Slide {
  if (isLocked(slide, elementId)) return slide
  const element = findElement(slide, elementId)
  if (element?.kind === 'visual' && element.visual.kind === 'line') {
    return mapVisuals(slide, (visual) =>
      visual.id === elementId && visual.kind === 'line' ? turnedLine(visual, degrees) : visual,
    )
  }
  const rotation = degrees % 360 === 0 ? undefined : degrees
  const turned = withPlacing(slide, (id) => (id === elementId ? { rotation } : none))
  return withLinesFollowing(slide, turned, elementId)
}

function turnedLine(visual: LineVisual, degrees: number): Visual {
  if (degrees % 360 === 0) return visual
  return { ...visual, line: releaseLine(turnLine(visual.line, degrees), () => false) }
}
