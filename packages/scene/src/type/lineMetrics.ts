import type { FaceMetrics } from '@deckloom/text'

/**
 * The line model of office programs. A face has a natural line height; a paragraph's line spacing is a multiple
 * of it. Extra leading lies above the line, never half above and half below as in CSS; where the multiple is
 * below one, the ascent shrinks with it, on the first line too. Seen in LibreOffice 7.4 opening documents
 * with `a:spcPct`.
 */
export interface LineMetrics {
  /** Multiple of the natural line height. */
  readonly lineSpacing: number
  /** From the top of a line to its baseline, as a multiple of the size. */
  readonly baseline: number
}

export function lineMetrics(face: FaceMetrics, leading: number): LineMetrics {
  // Office puts a face's line gap above the line.
  const ascent = face.ascent + face.lineGap
  const descent = Math.abs(face.descent)
  const natural = ascent + descent
  const lineSpacing = leading / natural
  return {
    lineSpacing,
    baseline: lineSpacing >= 1 ? leading - descent : ascent * lineSpacing,
  }
}
