import {
  layoutNextRichInlineLineRange,
  materializeRichInlineLineRange,
  measureRichInlineStats,
  walkRichInlineLineRanges,
  type RichInlineLineRange,
} from '@chenglou/pretext/rich-inline'
import type { PreparedText } from './prepareText.ts'
import type { BreakOptions } from './types.ts'

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

export function lineSpans(prepared: PreparedText, options: BreakOptions): readonly LineSpan[] {
  const width = options.width / (prepared.unit * (options.scale ?? 1))
  switch (options.balance ?? 'none') {
    case 'none':
      return spansOf(prepared, rangesAt(prepared, width))
    case 'balance':
      return spansOf(prepared, rangesAt(prepared, balancedWidth(prepared, width)))
    case 'orphans':
      return spansOf(prepared, withoutOrphan(prepared, width))
  }
}

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
  return [
    (prepared.looks[first.itemIndex]?.start ?? 0) + first.sourceStart,
    (prepared.looks[last.itemIndex]?.start ?? 0) + last.sourceEnd,
  ]
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
