import { breakText, type BrokenLine, type FontBook } from '@deckloom/text'
import { keepText, preparedSize } from './preparedTexts.ts'
import { settleSizes, type Rescue } from './settleSizes.ts'
import type { ParagraphSpec, SizedParagraph } from './textSpec.ts'

export interface FitRequest {
  readonly paragraphs: readonly ParagraphSpec[]
  readonly width: number
  readonly height: number
  /** Largest size that the first paragraph may grow to without adding lines. */
  readonly grow?: number | undefined
  /** Lines that may be added to grow. */
  readonly growLines?: number | undefined
}

export interface FittedText {
  readonly paragraphs: readonly SizedParagraph[]
  /** If the text is taller than its box, any height greater than the box. */
  readonly height: number
  readonly rescue: Rescue
}

/** Finds the largest sizes at which the text fits: grown, nominal, shrunk to its floor, or below it. */
export function fitText(book: FontBook, request: FitRequest): FittedText {
  const { paragraphs, width } = request
  const { sizes, rescue } = settleSizes({
    rows: paragraphs,
    height: request.height,
    heightAt: (trial) => heightOf(book, request, trial),
    wordsFit: (trial) =>
      paragraphs.every((spec, index) =>
        wordsFit(book, spec, { size: trial[index] ?? spec.size, width }),
      ),
    linesAt: (trial) => lineCount(book, request, trial),
    grow: request.grow,
    growLines: request.growLines,
  })
  return {
    paragraphs: paragraphs.map((spec, index) => {
      const size = sizes[index] ?? spec.size
      return { spec, size, spaceBefore: spaceAt(spec, size) }
    }),
    height: heightOf(book, request, sizes),
    rescue,
  }
}

interface Place {
  readonly size: number
  readonly width: number
}

/** Returns how many lines a paragraph takes at a size in a box of this width. */
export function linesOf(book: FontBook, spec: ParagraphSpec, { size, width }: Place): number {
  return keepText(book, spec.runs).linesAt(width - (spec.indent ?? 0) * size, size / preparedSize)
}

/** Returns the total height of a paragraph's lines. A line is as tall as its largest letters require. */
export function linesHeight(book: FontBook, spec: ParagraphSpec, place: Place): number {
  const { size, width } = place
  if (spec.runs.every(({ scale = 1 }) => scale === 1)) {
    return linesOf(book, spec, place) * spec.leading * size
  }
  const { lines } = breakText(keepText(book, spec.runs).prepared, {
    width: width - (spec.indent ?? 0) * size,
    scale: size / preparedSize,
    balance: spec.balance,
    direction: spec.direction,
  })
  return lines.reduce((height, line) => height + spec.leading * lineSize(line, spec, size), 0)
}

/** Returns the size of the largest letters in a line, or the paragraph's if the line is empty. */
export function lineSize({ fragments }: BrokenLine, spec: ParagraphSpec, size: number): number {
  if (fragments.length === 0) return size * (spec.runs[0].scale ?? 1)
  return Math.max(...fragments.map((fragment) => fragment.size))
}

/** Returns whether no word is wider than the line. */
export function wordsFit(book: FontBook, spec: ParagraphSpec, { size, width }: Place): boolean {
  const text = keepText(book, spec.runs)
  const room = width - (spec.indent ?? 0) * size + 1e-6
  // No letter of any face is much wider than it is tall, so most words need no measuring.
  if (text.longestWord * size * widestLetter <= room) return true
  return (text.widestWord() * size) / preparedSize <= room
}

const widestLetter = 1.1

/** Returns the space above a paragraph, which shrinks with the text but never grows. */
export function spaceAt(spec: ParagraphSpec, size: number): number {
  const space = spec.spaceBefore ?? 0
  return size < spec.size ? (space * size) / spec.size : space
}

// Text taller than the box is not measured to its end, because long texts are tried at many sizes.
function heightOf(
  book: FontBook,
  { paragraphs, width, height: most }: FitRequest,
  sizes: readonly number[],
): number {
  let height = 0
  for (const [index, spec] of paragraphs.entries()) {
    const size = sizes[index] ?? spec.size
    height += index === 0 ? 0 : spaceAt(spec, size)
    height += linesHeight(book, spec, { size, width })
    if (height > most + 1) break
  }
  return height
}

function lineCount(
  book: FontBook,
  { paragraphs, width }: FitRequest,
  sizes: readonly number[],
): number {
  let lines = 0
  for (const [index, spec] of paragraphs.entries()) {
    lines += linesOf(book, spec, { size: sizes[index] ?? spec.size, width })
  }
  return lines
}
