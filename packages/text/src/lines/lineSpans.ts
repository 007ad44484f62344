import {
  layoutNextRichInlineLineRange,
  materializeRichInlineLineRange,
  measureRichInlineStats,
  walkRichInlineLineRanges,
  type RichInlineLineRange,
} from '@chenglou/pretext/rich-inline'
import { placeWithoutSigns } from '../phrases/withSigns.ts'
import type { PreparedText } from './prepareText.ts'
import type { BreakOptions } from '../types.ts'

/** What one line takes of the paragraph's text. */
export interface LineSpan {
  readonly start: number
  /** Before the white space that hangs. */
  readonly end: number
  readonly hanging: string
  readonly softBreak: boolean
}

/** Pixels of the flow, at 100 to the em, that balancing may miss the narrowest width by. */
const balanceTolerance = 0.5

const writtenWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function lineSpans(given: PreparedText, options: BreakOptions): readonly LineSpan[] {
  const width = options.width / (given.unit * (options.scale ?? 1))
  const prepared = atWidth(given, width)
  switch (options.balance ?? 'none') {
    case 'none':
      return spansOf(prepared, rangesAt(prepared, width))
    case 'balance':
      return spansOf(prepared, rangesAt(prepared, balancedWidth(prepared, width)))
    case 'orphans':
      return spansOf(prepared, withoutOrphan(prepared, width))
  }
}

/**
 * The text with lines that end between phrases and outside of short compounds, where it is short and that costs at
 * most one line more and tears no word. Phrases of East Asia are long: in narrow and in long texts lines end anywhere,
 * as readers are used to.
 */
export function atWidth(prepared: PreparedText, width: number): PreparedText {
  if (prepared.held.length === 0) return prepared
  const anywhere = rangesAt(prepared, width)
  if (anywhere.length < 2 || anywhere.length > fewLines) return prepared
  for (const flow of prepared.held) {
    const held = { ...prepared, ...flow() }
    const ranges = rangesAt(held, width)
    if (ranges.length <= anywhere.length + 1 && wordCuts(ranges) <= wordCuts(anywhere)) return held
  }
  return prepared
}

/** More lines are running text. */
const fewLines = 8

function rangesAt({ flow }: PreparedText, width: number): readonly RichInlineLineRange[] {
  const ranges: RichInlineLineRange[] = []
  walkRichInlineLineRanges(flow, width, (range) => ranges.push(range))
  return ranges
}

/** The narrowest width that has no more lines and cuts no more words than the given one. */
function balancedWidth(prepared: PreparedText, width: number): number {
  const { lineCount, maxLineWidth } = measureRichInlineStats(prepared.flow, width)
  if (lineCount < 2) return width
  const cuts = wordCuts(rangesAt(prepared, width))
  let tooNarrow = maxLineWidth / lineCount
  let wideEnough = Math.min(width, maxLineWidth + balanceTolerance)
  while (wideEnough - tooNarrow > balanceTolerance) {
    const middle = (tooNarrow + wideEnough) / 2
    const fits =
      measureRichInlineStats(prepared.flow, middle).lineCount <= lineCount &&
      wordCuts(rangesAt(prepared, middle)) <= cuts
    if (fits) wideEnough = middle
    else tooNarrow = middle
  }
  return wideEnough
}

function wordCuts(ranges: readonly RichInlineLineRange[]): number {
  return ranges.filter((range) => range.end.graphemeIndex > 0).length
}

/** Sends the last word of the line before down to a single last word, where both fit on one line. */
function withoutOrphan(prepared: PreparedText, width: number): readonly RichInlineLineRange[] {
  const ranges = rangesAt(prepared, width)
  const [before, shortened, last] = [ranges.at(-3), ranges.at(-2), ranges.at(-1)]
  if (!shortened || !last || !isOneWord(textOf(prepared, last))) return ranges
  if (textOf(prepared, shortened).endsWith('\n')) return ranges

  const narrower = layoutNextRichInlineLineRange(
    prepared.flow,
    shortened.width - balanceTolerance,
    before?.end,
  )
  if (!narrower || narrower.end.graphemeIndex > 0) return ranges
  const rest = layoutNextRichInlineLineRange(prepared.flow, width, narrower.end)
  if (!rest || isOneWord(textOf(prepared, rest))) return ranges
  const isAll = layoutNextRichInlineLineRange(prepared.flow, width, rest.end) === null
  return isAll ? [...ranges.slice(0, -2), narrower, rest] : ranges
}

function isOneWord(text: string): boolean {
  return !/\s/.test(text.trim()) && !writtenWithoutSpaces.test(text)
}

function textOf(prepared: PreparedText, range: RichInlineLineRange): string {
  const [start, end] = placeOf(prepared, range)
  return prepared.text.slice(start, end)
}

/** Start and end in the paragraph's text, with the hanging space and the line feed. */
function placeOf(
  prepared: PreparedText,
  range: RichInlineLineRange,
): readonly [start: number, end: number] {
  const { fragments } = materializeRichInlineLineRange(prepared.flow, range)
  const [first, last] = [fragments[0], fragments.at(-1)]
  if (!first || !last) return [0, 0]
  const place = (item: number, written: number): number => {
    const look = prepared.looks[item]
    return look ? placeWithoutSigns(prepared.signs, look, written) : 0
  }
  return [place(first.itemIndex, first.sourceStart), place(last.itemIndex, last.sourceEnd)]
}

function spansOf(
  prepared: PreparedText,
  ranges: readonly RichInlineLineRange[],
): readonly LineSpan[] {
  return ranges.map((range, index) => {
    const [start, next] = placeOf(prepared, range)
    const content = prepared.text.slice(start, next).replace(/\n$/, '')
    const shown = content.replace(/[ \u3000]+$/, '')
    return {
      start,
      end: start + shown.length,
      hanging: content.slice(shown.length),
      softBreak: index < ranges.length - 1 && prepared.text[next - 1] !== '\n',
    }
  })
}
