import type { Box } from '@deckloom/deck'
import { measureLines, type FontBook } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { Anchor } from '../layouts/slot.ts'
import type { Rgb, TextLine, TextMark, TextRun } from '../marks.ts'
import { keepText, preparedSize } from '../type/preparedTexts.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import { setText } from '../type/setText.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'

export interface ChartScope {
  readonly id: string
  readonly book: FontBook
  readonly look: Look
  readonly box: Box
}

/** Style of one kind of label. */
export interface LabelStyle {
  readonly size: number
  readonly strong?: boolean
  readonly token?: RoleText['token']
  readonly color?: Rgb | undefined
}

export interface ChartLabel extends LabelStyle {
  readonly id: string
  /** Lines are separated by line feeds; a line that is too wide is broken. */
  readonly text: string
  readonly box: Box
  readonly anchor?: Anchor
  readonly align?: RoleText['align']
  /** True for text beside the chart, which a native chart does not contain. */
  readonly beside?: boolean
}

/** Creates a label at a size that the chart has settled; charts never shrink a single label. */
export function chartLabel(scope: ChartScope, label: ChartLabel): TextMark {
  const { size } = label
  const anchor = label.anchor ?? 'top'
  const paragraphs = label.text.split('\n').map((text) => {
    const spec = { ...labelParagraph(scope, text, label), align: label.align }
    return { spec, size, spaceBefore: 0 }
  })
  const set = setText({ book: scope.book, box: label.box }, paragraphs, anchor)
  return {
    mark: 'text',
    id: `${scope.id}-${label.id}`,
    box: label.box,
    paragraphs: set.paragraphs,
    lines: label.beside ? set.lines : set.lines.map((line) => onOwnBaseline(scope, line)),
    anchor,
    fit: { nominal: size, size, floor: size, overflow: false },
  }
}

// Text in shapes has the same line metrics for all faces; text in charts has those of its own face.
function onOwnBaseline({ book }: ChartScope, line: TextLine): TextLine {
  const [first] = line.fragments
  if (!first) return line
  const { ascent, descent } = book.metrics(first.face)
  const middle = line.top + line.height / 2
  return { ...line, baseline: middle + ((ascent - Math.abs(descent)) / 2) * first.size }
}

// Charts in office programs have no line spacing: their lines are as tall as the face makes them.
function labelParagraph(
  { book, look }: ChartScope,
  text: string,
  { size, strong, token, color }: LabelStyle,
): ParagraphSpec {
  const spec = roleParagraph(
    { book, look },
    {
      role: 'label',
      text,
      size,
      floor: size,
      balance: 'none',
      token: token ?? 'muted',
      color,
      ...(strong && { font: 'strong' }),
    },
  )
  const { ascent, descent, lineGap } = book.metrics(spec.runs[0].face.face)
  return { ...spec, leading: ascent + Math.abs(descent) + lineGap }
}

/** Returns a label's style and text for an office document. */
export function labelRun(scope: ChartScope, text: string, style: LabelStyle): TextRun {
  const [run] = labelParagraph(scope, text, style).runs
  const { face, paint } = run
  return {
    text,
    face: face.face,
    officeFamily: face.officeFamily,
    ...(face.themeFont && { themeFont: face.themeFont }),
    size: style.size,
    bold: face.bold,
    italic: face.italic,
    paint,
  }
}

export interface LabelSize {
  readonly width: number
  readonly height: number
}

/** Returns the width of the widest line and the total height of all lines, which are separated by line feeds. */
export function labelSize(scope: ChartScope, text: string, style: LabelStyle): LabelSize {
  const lines = text.split('\n').map((line) => labelParagraph(scope, line, style))
  const widths = lines.map(({ runs }) => measureLabel(scope, runs, style).widest)
  const height = (lines[0]?.leading ?? 1) * style.size
  return { width: Math.max(...widths), height: height * lines.length }
}

function measureLabel({ book }: ChartScope, runs: ParagraphSpec['runs'], { size }: LabelStyle) {
  return measureLines(keepText(book, runs).prepared, {
    width: Number.MAX_SAFE_INTEGER,
    scale: size / preparedSize,
  })
}

export interface LabelRoom extends LabelStyle {
  readonly width: number
  readonly lines?: 1 | 2
}

export interface WrappedLabel {
  /** Lines separated by line feeds. */
  readonly text: string
  /** True if the end of the text did not fit. */
  readonly cut: boolean
}

/** Wraps the text into as few lines as the width allows and cuts it if `lines` (two by default) are not enough. */
export function wrapLabel(
  scope: ChartScope,
  text: string,
  { width, lines: most = 2, ...style }: LabelRoom,
): WrappedLabel {
  const fits = (line: string): boolean => labelSize(scope, line, style).width <= width
  const lines: string[] = []
  let rest = text.replaceAll(/\s+/gu, ' ').trim()
  while (!fits(rest)) {
    if (lines.length === most - 1) {
      return { text: [...lines, shortenLabel(rest, fits)].join('\n'), cut: true }
    }
    const end = lastBreak(rest, fits)
    if (end === 0) return { text: shortenLabel(rest, fits), cut: true }
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return { text: [...lines, rest].join('\n'), cut: false }
}

const segments = new Intl.Segmenter(undefined, { granularity: 'word' })

// Returns the end of the longest prefix that fits on a line and ends at a break opportunity, or 0 if there is none.
function lastBreak(text: string, fits: (line: string) => boolean): number {
  let end = 0
  for (const { index, segment } of segments.segment(text)) {
    const isBreak = /^\s/u.test(segment) || /[\u3040-\u9FFF]/u.test(text[index - 1] ?? '')
    if (index === 0 || !isBreak) continue
    if (!fits(text.slice(0, index).trimEnd())) return end
    end = index
  }
  return end
}

function shortenLabel(text: string, fits: (line: string) => boolean): string {
  const characters = Array.from(text)
  let low = 0
  let high = characters.length
  const cutAt = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cutAt(middle))) low = middle
    else high = middle - 1
  }
  return cutAt(low)
}
