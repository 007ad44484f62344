import { measureRichInlineStats } from '@chenglou/pretext/rich-inline'
import { atWidth } from './lineSpans.ts'
import type { PreparedText } from './prepareText.ts'
import type { LineMeasure, MeasureOptions } from '../types.ts'

/**
 * Returns the number of lines `breakText` makes with the same options, and the widest line's width without balancing.
 */
export function measureLines(
  prepared: PreparedText,
  { width, scale = 1 }: MeasureOptions,
): LineMeasure {
  const unit = prepared.unit * scale
  const { flow } = atWidth(prepared, width / unit)
  const { lineCount, maxLineWidth } = measureRichInlineStats(flow, width / unit)
  return { lines: Math.max(1, lineCount), widest: maxLineWidth * unit }
}
