import { bidiLevels } from './bidiLevels.ts'
import { lineSpans } from './lineSpans.ts'
import type { PreparedText } from './prepareText.ts'
import { shapeLine } from './shapeLine.ts'
import type { BreakOptions, BrokenLine, BrokenText } from '../types.ts'

const emptyLine: BrokenLine = { width: 0, fragments: [], softBreak: false, hanging: '' }

/** Breaks the paragraph into lines of a width. A word wider than a line is cut between letters. */
export function breakText(given: PreparedText, options: BreakOptions): BrokenText {
  const prepared = inDirection(given, options.direction)
  const scale = options.scale ?? 1
  const shaped = lineSpans(prepared, options).map(({ start, end, softBreak, hanging }) => {
    const { width, fragments } = shapeLine(prepared, { start, end, softBreak, scale })
    return { width, fragments, softBreak, hanging }
  })
  const lines = prepared.levels ? shaped.map((line) => squeezeLine(line, options.width)) : shaped

  return {
    lines: lines.length > 0 ? lines : [emptyLine],
    width: Math.max(0, ...lines.map((line) => line.width)),
    direction: prepared.direction,
  }
}

function inDirection(prepared: PreparedText, direction: BreakOptions['direction']): PreparedText {
  if (direction === undefined || direction === prepared.direction) return prepared
  return { ...prepared, ...bidiLevels(prepared.text, direction) }
}

/**
 * Squeezes a line that comes out slightly too wide. Words are measured one by one, but the parts of a word that runs in
 * both directions are drawn separately, without the kerning between them.
 */
function squeezeLine(line: BrokenLine, width: number): BrokenLine {
  if (line.width <= width) return line
  const scale = width / line.width
  const fragments = line.fragments.map((piece) => ({ ...piece, x: piece.x * scale }))
  return { ...line, width, fragments }
}
