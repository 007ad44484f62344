/**
 * What office programs take for single spacing, in every face, as a multiple of the font size. PowerPoint and
 * Google Slides: https://github.com/developer0hye/office2pdf/issues/1071 and
 * https://github.com/BuilderIO/agent-native/pull/5114; LibreOffice sets its font-independent line spacing
 * when it opens a PPTX.
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
 * The line of an office program that comes nearest to a leading. LibreOffice 7.4 was seen to do the following with
 * the `a:spcPct` of a PPTX, alike in all faces, in every line from the first: it cuts the percentage to a whole
 * number, which in a long text adds up; it puts all extra spacing above the line; and in a line that is closer
 * than single spacing it leaves four fifths of the line to the ascent.
 */
export function lineMetrics(asked: number): LineMetrics {
  const share = Math.round((asked / officeLine) * 100) / 100
  const leading = share * officeLine
  return { leading, baseline: share >= 1 ? leading - singleDescent : leading * closeAscent }
}

const singleDescent = 0.2
const closeAscent = 0.8
