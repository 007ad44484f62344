import type { CommentThread, ThreadAnchor } from '@deckloom/contract'
import { type Box, page, type Slide } from '@deckloom/deck'
import { elementTexts, type PlacedElement, wordBoxes, wordsRange } from '@deckloom/editor'
import { boundsOf, type Point, type Scene } from '@deckloom/scene'

export interface PlacedPin {
  readonly thread: CommentThread
  /** The spot that the pin points at, in page units. */
  readonly spot: { readonly x: number; readonly y: number }
  /** Whether the spot is at the end of a line of text, and not a corner. */
  readonly isBeside: boolean
  /** How many pins it stands aside, so that it covers none that is near. */
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
  const placedPins: PlacedPin[] = []
  const open = threads.filter(
    ({ slideId, resolved }) => slideId === shown.slide.id && resolved === null,
  )
  return open.map((thread) => {
    const placed = placeOf(thread.anchor, shown)
    const pin = { thread, shift: freeShift(placed.spot, placedPins), ...placed }
    placedPins.push(pin)
    return pin
  })
}

/** Width of a pin on a narrow window, in page units. */
const pinWidth = 60

function freeShift({ x, y }: PlacedPin['spot'], pins: readonly PlacedPin[]): number {
  const taken = new Set(
    pins
      .filter(({ spot }) => Math.abs(spot.x - x) < pinWidth && Math.abs(spot.y - y) < pinWidth)
      .map(({ shift }) => shift),
  )
  let shift = 0
  while (taken.has(shift)) shift += 1
  return shift
}

/** The thread on the words at a point of the slide; of several, the one on the fewest. */
export function threadAt(
  { x, y }: Point,
  threads: readonly CommentThread[],
  shown: ShownSlide,
): CommentThread | undefined {
  const marked = placePins(threads, shown).filter(({ words }) =>
    words.some(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    ),
  )
  return marked.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0]?.thread
}

function lengthOf({ words }: PlacedPin): number {
  return words.reduce((sum, { width }) => sum + width, 0)
}

const slideCorner = { x: page.width - 24, y: 36 }

/** Returns where a comment on a slide has its pin, and the words that it is on. */
export function placeOf(anchor: ThreadAnchor, shown: ShownSlide) {
  const nowhere = { spot: slideCorner, isBeside: false, words: [] }
  if (anchor.kind === 'slide') return nowhere
  const element = shown.elements.find(({ id }) => id === anchor.elementId)
  if (!element) return nowhere
  if (anchor.kind === 'words') {
    const range = wordsRange(shown.slide, anchor)
    if (!range) return nowhere
    const words = wordsOf(element, { range, shown })
    const last = words.at(-1)
    if (last) return { spot: lineEnd(element, { last, shown }), isBeside: true, words }
  }
  const { x, y, width } = boundsOf(element)
  return { spot: { x: x + width, y }, isBeside: false, words: [] }
}

interface LineOf {
  readonly last: Box
  readonly shown: ShownSlide
}

/** The end of the line that the last of some words are on: a pin after the words themselves would cover the next ones. */
function lineEnd(element: PlacedElement, { last, shown }: LineOf) {
  const { length } = (elementTexts(shown.slide, element.id) ?? []).join('\n')
  const line = wordsOf(element, { range: { from: 0, to: length }, shown }).filter(
    ({ y, height }) => y < last.y + last.height && y + height > last.y,
  )
  const ends = [last, ...line].map(({ x, width }) => x + width)
  return { x: Math.max(...ends), y: last.y + last.height / 2 }
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
