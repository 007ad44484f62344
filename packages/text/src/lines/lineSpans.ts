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

/** The part of the paragraph's text on one line. */
export interface LineSpan {
  readonly start: number
  /** Excludes the hanging white space. */
  readonly end: number
  readonly hanging: string
  readonly softBreak: boolean
}

/** How far balancing may miss the narrowest width, in flow pixels (100 per em). */
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
 * Returns the text prepared to break between phrases and outside short compounds, if the text is short and this costs
 * at most one extra line and cuts no additional word. East Asian phrases are long, so in narrow or long texts lines
 * break anywhere, as readers expect.
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

/** With more lines than this, a paragraph counts as running text. */
const fewLines = 8

function rangesAt({ flow }: PreparedText, width: number): readonly RichInlineLineRange[] {
  const ranges: RichInlineLineRange[] = []
  walkRichInlineLineRanges(flow, width, (range) => ranges.push(range))
  return ranges
}

/** Returns the narrowest width that needs no more lines and cuts no more words than the given one. */
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

/** Moves the last word of the previous line down to join a single last word, if both fit on one line. */
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

/** Returns the start and end in the paragraph's text, including the hanging space and the line feed. */
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
