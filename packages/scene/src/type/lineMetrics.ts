/**
 * Single spacing in office programs for every face, as a multiple of the font size. PowerPoint and Google Slides:
 * https://github.com/developer0hye/office2pdf/issues/1071 and https://github.com/BuilderIO/agent-native/pull/5114;
 * LibreOffice enables its font-independent line spacing when it opens a PPTX.
 */
export const officeLine = 1.2

/** Multiples of the font size. */
export interface LineMetrics {
  /** Baseline to baseline. */
  readonly leading: number
  /** From the top of a line to its baseline. */
  readonly baseline: number
}

/**
 * Returns the office line metrics closest to a leading. Observed in LibreOffice 7.4 for the `a:spcPct` of a PPTX, for
 * all faces and in every line including the first: it truncates the percentage to a whole number, which adds up in a
 * long text; it puts all extra spacing above the line; and in lines tighter than single spacing it gives four fifths of
 * the line to the ascent.
 */
export function lineMetrics(asked: number): LineMetrics {
  const share = Math.round((asked / officeLine) * 100) / 100
  const leading = share * officeLine
  return { leading, baseline: share >= 1 ? leading - singleDescent : leading * closeAscent }
}

const singleDescent = 0.2
const closeAscent = 0.8
