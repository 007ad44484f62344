import { type Box, page } from '@deckloom/deck'
import {
  boundsOf,
  boxAround,
  imageOf,
  type Mark,
  type Point,
  type Scene,
  sharedBox,
  type TextMark,
} from '@deckloom/scene'
import { coversPoint } from './coversPoint.ts'

/**
 * Something that keeps an audience from reading a slide. Contrast is not among them: a text that would not stand out
 * gets a panel when it is laid out. Nor are places off the page: elements are kept on it.
 */
export type SlideFinding =
  | {
      readonly kind: 'covered'
      readonly elementId: string
      /** The element that lies over the words. */
      readonly by: string
    }
  /** Its words lie over those of another text. */
  | {
      readonly kind: 'overlapping'
      readonly elementId: string
      /** The text under it. */
      readonly by: string
      /** Where it lies over no text; undefined if there is no room below or above the other one. */
      readonly freeBox: Box | undefined
    }
  | {
      readonly kind: 'small'
      readonly elementId: string
      /** Whether it was made that small to fit, so that a larger size does not help. */
      readonly isShrunk: boolean
    }
  /** Its last lines are lost. */
  | { readonly kind: 'cut'; readonly elementId: string }
  | { readonly kind: 'undescribed'; readonly elementId: string }

/** 12 points, in page units: smaller text is not read from the back of a room. */
export const leastTextSize = 15
/** Share of the words that may lie under something: shadows and rounded corners reach over a little. */
const mayBeCovered = 0.1

/**
 * Checks a drawn slide, apart from its `prompts`, which nobody else is shown. At most one finding of a kind for each
 * element.
 */
export function checkScene(
  whole: Scene,
  prompts: ReadonlySet<string> = new Set(),
): readonly SlideFinding[] {
  const marks = whole.marks.filter(({ origin }) => !prompts.has(origin?.elementId ?? ''))
  const scene = { ...whole, marks }
  const texts = textsIn(scene)
  // Labels of charts and cells of tables are as small as those make them.
  const own = texts.filter(({ isInside }) => !isInside)
  return uniqueFindings([
    ...texts.flatMap((text) => coveredFindings(scene, text)),
    ...overlapFindings(texts),
    ...own.flatMap(cutFindings),
    ...own.flatMap(smallFindings),
    ...marks.flatMap(undescribedFindings),
  ])
}

/** A text of an element, and the place of its mark in the painting order. */
interface PlacedText {
  readonly mark: TextMark
  readonly elementId: string
  readonly at: number
  /** Whether it is part of a chart, a table or a shape. */
  readonly isInside: boolean
}

function textsIn({ marks }: Scene): readonly PlacedText[] {
  return marks.flatMap((outer, at) => {
    const { origin } = outer
    if (!origin || origin.role === 'meta') return []
    const isInside = outer.mark === 'native'
    return textMarks(outer).map((mark) => ({
      mark,
      elementId: origin.elementId,
      at,
      isInside,
    }))
  })
}

function textMarks(mark: Mark): readonly TextMark[] {
  if (mark.mark === 'text') return [mark]
  if (mark.mark === 'native') return mark.painted.flatMap(textMarks)
  return mark.mark === 'group' ? mark.children.flatMap(textMarks) : []
}

function coveredFindings({ marks }: Scene, text: PlacedText): readonly SlideFinding[] {
  const bounds = boxAround(inkOf(text.mark))
  const points = inkOf(text.mark).flatMap(pointsIn)
  return marks.slice(text.at + 1).flatMap((mark): readonly SlideFinding[] => {
    const by = mark.origin?.elementId
    if (!bounds || by === undefined || by === text.elementId || !touches(mark, bounds)) return []
    const covered = points.filter((point) => coversPoint(mark, point)).length
    if (covered <= points.length * mayBeCovered) return []
    return [{ kind: 'covered', elementId: text.elementId, by }]
  })
}

function touches(mark: Mark, bounds: Box): boolean {
  const { width, height } = sharedBox(boundsOf(mark), bounds)
  return width > 0 && height > 0
}

/** Points per line of words, across and down. */
const grid = { across: 16, down: 3 } as const

function pointsIn({ x, y, width, height }: Box): readonly Point[] {
  return Array.from({ length: grid.across * grid.down }, (_, index) => ({
    x: x + (width * ((index % grid.across) + 0.5)) / grid.across,
    y: y + (height * (Math.floor(index / grid.across) + 0.5)) / grid.down,
  }))
}

function overlapFindings(texts: readonly PlacedText[]): readonly SlideFinding[] {
  return texts.flatMap((text, index) => {
    const under = texts.slice(0, index).find((other) => overlap(text, other))
    if (!under) return []
    const { elementId } = text
    const freeBox = text.isInside ? undefined : freeBoxFor(text, under, texts)
    return [{ kind: 'overlapping', elementId, by: under.elementId, freeBox } as const]
  })
}

function overlap(one: PlacedText, other: PlacedText): boolean {
  if (one.elementId === other.elementId) return false
  const [mine, theirs] = [inkOf(one.mark), inkOf(other.mark)]
  const shared = mine.flatMap((line) => theirs.map((under) => sharedBox(line, under)))
  return areaOf(shared) > Math.min(areaOf(mine), areaOf(theirs)) * mayBeCovered
}

// Lines are as high as their leading, of which letters fill the middle.
function inkOf(mark: TextMark): readonly Box[] {
  return linesOf(mark).map(({ x, y, width, height }) => ({
    x,
    y: y + height / 5,
    width,
    height: (height * 3) / 5,
  }))
}

/** Space between two texts that are put one below the other, in page units. */
const gap = 12

function freeBoxFor(
  text: PlacedText,
  under: PlacedText,
  texts: readonly PlacedText[],
): Box | undefined {
  const mine = linesOf(text.mark)
  const theirs = linesOf(under.mark)
  const top = Math.min(...mine.map(({ y }) => y))
  const bottom = Math.max(...mine.map(endOf))
  const ways = [
    Math.max(...theirs.map(endOf)) + gap - top,
    Math.min(...theirs.map(({ y }) => y)) - gap - bottom,
  ]
  const way = ways.find((by) => {
    if (top + by < 0 || bottom + by > page.height) return false
    const moved = mine.map((line) => ({ ...line, y: line.y + by }))
    const others = texts.filter(({ elementId }) => elementId !== text.elementId)
    return others.every(
      ({ mark }) =>
        areaOf(moved.flatMap((line) => linesOf(mark).map((other) => sharedBox(line, other)))) === 0,
    )
  })
  const { box } = text.mark
  return way === undefined ? undefined : { ...box, y: box.y + way }
}

function endOf({ y, height }: Box): number {
  return y + height
}

function cutFindings({ mark, elementId }: PlacedText): readonly SlideFinding[] {
  return mark.fit.overflow ? [{ kind: 'cut', elementId }] : []
}

function smallFindings({ mark, elementId }: PlacedText): readonly SlideFinding[] {
  const sizes = mark.paragraphs.flatMap(({ runs }) =>
    runs.filter(({ text, baseline }) => text.trim() !== '' && !baseline).map(({ size }) => size),
  )
  if (!sizes.some((size) => size < leastTextSize - 0.01)) return []
  return [{ kind: 'small', elementId, isShrunk: mark.fit.size < mark.fit.nominal }]
}

function undescribedFindings(mark: Mark): readonly SlideFinding[] {
  const { origin, alt } = mark
  if (!imageOf(mark) || origin?.role !== 'image' || (alt ?? '').trim() !== '') return []
  return [{ kind: 'undescribed', elementId: origin.elementId }]
}

function linesOf({ lines }: TextMark): readonly Box[] {
  return lines
    .filter(({ width }) => width > 0)
    .map(({ x, top, width, height }) => ({ x, y: top, width, height }))
}

function areaOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { width, height }) => sum + width * height, 0)
}

function uniqueFindings(findings: readonly SlideFinding[]): readonly SlideFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ kind, elementId }) => {
    const key = `${kind} ${elementId}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
