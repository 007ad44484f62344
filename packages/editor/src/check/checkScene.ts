import type { Box } from '@deckloom/deck'
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
