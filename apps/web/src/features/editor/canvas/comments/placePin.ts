import type { CommentThread } from '@deckloom/contract'
import { type Box, page, type Slide } from '@deckloom/deck'
import { elementTexts, type PlacedElement, wordBoxes, wordsRange } from '@deckloom/editor'
import { boundsOf, type Scene } from '@deckloom/scene'

export interface PlacedPin {
  readonly thread: CommentThread
  /** The spot that the pin points at, in page units. */
  readonly spot: { readonly x: number; readonly y: number }
  /** Whether the spot is beside words, and not a corner. */
  readonly isBeside: boolean
  /** Number of earlier pins at the same spot. */
  readonly shift: number
  /** The words that the thread is on. */
  readonly words: readonly Box[]
}

export interface ShownSlide {
  readonly slide: Slide
  readonly scene: Pick<Scene, 'marks'>
  readonly elements: readonly PlacedElement[]
}

/** Places the pins of a slide's open threads. What was deleted has its pin at the corner of the slide. */
export function placePins(
  threads: readonly CommentThread[],
  shown: ShownSlide,
): readonly PlacedPin[] {
  const taken = new Map<string, number>()
  const open = threads.filter(
    ({ slideId, resolved }) => slideId === shown.slide.id && resolved === null,
  )
  return open.map((thread) => {
    const placed = placeOf(thread, shown)
    const key = `${Math.round(placed.spot.x)} ${Math.round(placed.spot.y)}`
    const shift = taken.get(key) ?? 0
    taken.set(key, shift + 1)
    return { thread, shift, ...placed }
  })
}

const slideCorner = { x: page.width - 24, y: 36 }

function placeOf({ anchor }: CommentThread, shown: ShownSlide) {
  const nowhere = { spot: slideCorner, isBeside: false, words: [] }
  if (anchor.kind === 'slide') return nowhere
  const element = shown.elements.find(({ id }) => id === anchor.elementId)
  if (!element) return nowhere
  if (anchor.kind === 'words') {
    const range = wordsRange(shown.slide, anchor)
    if (!range) return nowhere
    const words = wordsOf(element, { range, shown })
    const last = words.at(-1)
    if (last) return { spot: { x: last.x + last.width, y: last.y }, isBeside: true, words }
  }
  const { x, y, width } = boundsOf(element)
  return { spot: { x: x + width, y }, isBeside: false, words: [] }
}

interface Words {
  readonly range: { readonly from: number; readonly to: number }
  readonly shown: ShownSlide
}

/** Rotated words are not marked. */
function wordsOf({ id, rotation }: PlacedElement, { range, shown }: Words): readonly Box[] {
  const texts = elementTexts(shown.slide, id) ?? []
  return rotation === 0 ? wordBoxes(shown.scene, id, { texts, range }) : []
}
