import type { Box } from '@deckloom/deck'
import { breakText, type BrokenLine, type FontBook } from '@deckloom/text'
import type { Anchor } from '../layouts/slot.ts'
import type { BulletMarker, Paragraph, TextFragment, TextLine } from '../marks.ts'
import { lineMetrics } from './lineMetrics.ts'
import { lineSize } from './fitText.ts'
import { keepText, preparedSize } from './preparedTexts.ts'
import { textStroke } from '../textStroke.ts'
import { textRuns } from './textRuns.ts'
import type { MarkerSpec, ParagraphSpec, RunSpec, SizedParagraph } from './textSpec.ts'

export interface SetText {
  readonly paragraphs: readonly Paragraph[]
  readonly lines: readonly TextLine[]
  /** From the top of the first line to the bottom of the last, in page units. */
  readonly height: number
}

interface Column {
  readonly book: FontBook
  readonly box: Box
}

/** Breaks paragraphs of known sizes into lines and positions every line in the box. */
export function setText(
  column: Column,
  paragraphs: readonly SizedParagraph[],
  anchor: Anchor,
): SetText {
  const placed: StackedParagraph[] = []
  let height = 0
  for (const [index, sized] of paragraphs.entries()) {
    const spaceBefore = index === 0 ? 0 : sized.spaceBefore
    const paragraph = placeParagraph(column, { ...sized, spaceBefore }, index)
    placed.push({ paragraph, top: height + spaceBefore })
    height += spaceBefore + paragraph.height
  }
  const offset = column.box.y + anchorOffset(column, { placed, height }, anchor)
  const shifted = placed.map(({ paragraph, top }) => shiftParagraph(paragraph, top + offset))
  return {
    paragraphs: shifted.map(({ paragraph }) => paragraph),
    lines: shifted.flatMap(({ lines }) => lines),
    height,
  }
}

interface StackedParagraph {
  readonly paragraph: PlacedParagraph
  readonly top: number
}

interface PlacedParagraph {
  readonly paragraph: Paragraph
  readonly lines: readonly TextLine[]
  readonly height: number
}

function placeParagraph(
  { book, box }: Column,
  { spec, size, spaceBefore }: SizedParagraph,
  index: number,
): PlacedParagraph {
  const indent = (spec.indent ?? 0) * size
  const width = box.width - indent
  const broken = breakText(keepText(book, spec.runs).prepared, {
    width,
    scale: size / preparedSize,
    balance: spec.balance,
    direction: spec.direction,
  })
  const align = spec.align ?? (broken.direction === 'rtl' ? 'right' : 'left')
  const metrics = lineMetrics(spec.leading)
  const sizes = broken.lines.map((line) => lineSize(line, spec, size))
  let height = 0
  const left = broken.direction === 'rtl' ? box.x : box.x + indent
  const lines = broken.lines.map((line, number): TextLine => {
    const top = height
    const letters = sizes[number] ?? size
    height += metrics.leading * letters
    const x = left + alignOffset(align, width - line.width)
    return {
      paragraph: index,
      baseline: top + metrics.baseline * letters,
      top,
      height: metrics.leading * letters,
      x,
      width: line.width,
      softBreak: line.softBreak,
      fragments: fragmentsOf(line, spec.runs, x),
    }
  })
  const marker =
    lines[0] &&
    markerOf(book, spec, { size, line: lines[0], box, align, rtl: broken.direction === 'rtl' })
  return {
    paragraph: {
      runs: spec.runs.flatMap((run) => textRuns(book, run, size)),
      align,
      direction: broken.direction,
      lineHeight: metrics.leading * size * Math.max(...spec.runs.map(({ scale = 1 }) => scale)),
      spaceBefore,
      indent,
      ...(spec.level && { level: spec.level }),
      ...(marker && { marker }),
      ...(spec.continues && { continues: true }),
    },
    lines,
    height,
  }
}

function fragmentsOf(
  line: BrokenLine,
  runs: readonly RunSpec[],
  x: number,
): readonly TextFragment[] {
  const fragments: TextFragment[] = []
  for (const fragment of line.fragments) {
    const run = runs[fragment.run]
    if (!run) continue
    const { text, face, width, size, letterSpacing, rtl, glyphs } = fragment
    const at = x + fragment.x
    const { paint } = run
    const piece = { text, face, x: at, width, size, letterSpacing, rtl, glyphs, paint }
    fragments.push(isPlain(run) ? piece : { ...piece, ...lookOf(run, size) })
  }
  return fragments
}

function isPlain({ face, underline, strike, highlight, baseline, href }: RunSpec): boolean {
  return !face.oblique && !underline && !strike && !highlight && !baseline && href === undefined
}

function lookOf({ face, underline, strike, highlight, baseline, href }: RunSpec, size: number) {
  return {
    ...(face.oblique && { oblique: true }),
    ...(underline && { underline: true }),
    ...(strike && { strike: true }),
    ...(highlight && { highlight }),
    ...(baseline && { rise: riseOf(baseline, size) }),
    ...(href !== undefined && { href }),
  }
}

function riseOf(baseline: NonNullable<RunSpec['baseline']>, size: number): number {
  return (size / textStroke.scriptScale) * textStroke.scriptRise[baseline]
}

function markerOf(
  book: FontBook,
  { marker, indent = 0, level = 0 }: ParagraphSpec,
  place: {
    readonly size: number
    readonly line: TextLine
    readonly box: Box
    readonly align: Paragraph['align']
    readonly rtl: boolean
  },
): BulletMarker | undefined {
  if (!marker) return undefined
  const { size, line, box, align, rtl } = place
  const markerSize = marker.scale * size
  // As in office programs, a marker stays with its text if the text is not aligned to the edge where it starts.
  const outer = (indent * size * level) / (level + 1)
  const inner = indent * size - outer
  const start = align === 'left' ? box.x + outer : line.x - inner
  const end = align === 'right' ? box.x + box.width - outer : line.x + line.width + inner
  return {
    kind: marker.kind,
    text: marker.text,
    paint: marker.paint,
    face: marker.face,
    size: markerSize,
    x: rtl ? end - markerWidth(book, marker, markerSize) : start,
    baseline: line.baseline,
  }
}

function markerWidth(book: FontBook, { text, face }: MarkerSpec, size: number): number {
  const glyphs = book.shape(face, text)
  let advance = 0
  for (let at = 1; at < glyphs.length; at += 5) advance += glyphs[at] ?? 0
  return (advance / book.metrics(face).unitsPerEm) * size
}

function shiftParagraph(placed: PlacedParagraph, by: number): PlacedParagraph {
  const { paragraph } = placed
  return {
    ...placed,
    paragraph: paragraph.marker
      ? {
          ...paragraph,
          marker: { ...paragraph.marker, baseline: paragraph.marker.baseline + by },
        }
      : paragraph,
    lines: placed.lines.map((line) => ({
      ...line,
      top: line.top + by,
      baseline: line.baseline + by,
    })),
  }
}

interface Stack {
  readonly placed: readonly StackedParagraph[]
  readonly height: number
}

function anchorOffset(column: Column, stack: Stack, anchor: Anchor): number {
  const spare = column.box.height - stack.height
  switch (anchor) {
    case 'top':
      return 0
    case 'middle':
      return Math.min(Math.max(middleOffset(column, stack), 0), Math.max(spare, 0))
    case 'bottom':
      return spare
  }
}

// Office lines have most of their space above the letters. What looks centered is the distance from the cap height of
// the first line to the last baseline.
function middleOffset({ book, box }: Column, { placed }: Stack): number {
  const first = placed[0]?.paragraph.lines[0]
  const last = placed.at(-1)
  const lastLine = last?.paragraph.lines.at(-1)
  if (!first || !last || !lastLine) return box.height / 2
  const [fragment] = first.fragments
  const capitals = fragment ? book.metrics(fragment.face).capHeight * fragment.size : 0
  return (box.height - (first.baseline - capitals) - (last.top + lastLine.baseline)) / 2
}

function alignOffset(align: Paragraph['align'], spare: number): number {
  switch (align) {
    case 'left':
      return 0
    case 'center':
      return spare / 2
    case 'right':
      return spare
  }
}
