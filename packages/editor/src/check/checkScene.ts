import { type Box, page } from '@deckloom/deck'
import {
  boundsOf,
  imageOf,
  type Mark,
  type Paint,
  type Scene,
  sharedBox,
  type TextMark,
} from '@deckloom/scene'

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
/** Paint that is as opaque as this hides what is behind it. */
const opaque = 0.5

/** Checks a drawn slide. At most one finding of a kind for each element. */
export function checkScene(scene: Scene): readonly SlideFinding[] {
  const texts = textsIn(scene)
  return uniqueFindings([
    ...texts.flatMap((text) => coveredFindings(scene, text)),
    ...overlapFindings(texts),
    ...texts.flatMap(cutFindings),
    ...texts.flatMap(smallFindings),
    ...scene.marks.flatMap(undescribedFindings),
  ])
}

/** A text of an element, and the place of its mark in the painting order. */
interface PlacedText {
  readonly mark: TextMark
  readonly elementId: string
  readonly at: number
}

function textsIn({ marks }: Scene): readonly PlacedText[] {
  return marks.flatMap((outer, at) => {
    const { origin } = outer
    if (!origin || origin.role === 'meta') return []
    return textMarks(outer).map((mark) => ({ mark, elementId: origin.elementId, at }))
  })
}

function textMarks(mark: Mark): readonly TextMark[] {
  if (mark.mark === 'text') return [mark]
  return mark.mark === 'group' ? mark.children.flatMap(textMarks) : []
}

function coveredFindings({ marks }: Scene, text: PlacedText): readonly SlideFinding[] {
  const lines = linesOf(text.mark)
  const all = areaOf(lines)
  if (all === 0) return []
  return marks.slice(text.at + 1).flatMap((mark): readonly SlideFinding[] => {
    const by = mark.origin?.elementId
    if (by === undefined || by === text.elementId || !hides(mark)) return []
    const cover = boundsOf(mark)
    const covered = areaOf(lines.map((line) => sharedBox(line, cover)))
    if (covered <= all * mayBeCovered) return []
    return [{ kind: 'covered', elementId: text.elementId, by }]
  })
}

function overlapFindings(texts: readonly PlacedText[]): readonly SlideFinding[] {
  return texts.flatMap((text, index) => {
    const under = texts.slice(0, index).find((other) => overlap(text, other))
    if (!under) return []
    const { elementId } = text
    const freeBox = freeBoxFor(text, under, texts)
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

function hides(mark: Mark): boolean {
  const image = imageOf(mark)
  if (image) return (image.alpha ?? 1) > opaque
  if (mark.mark === 'native') return true
  if (mark.mark === 'group') return mark.children.some(hides)
  return mark.mark === 'path' && isOpaque(mark.fill, mark.alpha)
}

function isOpaque(fill: Paint | undefined, alpha = 1): boolean {
  if (!fill) return false
  const own = fill.kind === 'solid' ? (fill.alpha ?? 1) : 1
  return own * alpha > opaque
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
