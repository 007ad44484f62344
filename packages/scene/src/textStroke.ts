import type { Box } from '@deckloom/deck'
import type { TextFragment } from './marks.ts'

/** How renderers draw what a face does not provide. In em, so that canvas and paper agree. */
export const textStroke = {
  /** Horizontal shift per unit of height of an oblique face: tan 12°. */
  slant: 0.2126,
  /** Distance of the underline's center below the baseline. */
  underline: 0.12,
  /** Distance of the strikethrough's center above the baseline. */
  strike: 0.28,
  thickness: 0.06,
  /** Size of raised and lowered text. */
  scriptScale: 2 / 3,
  /** Height of its baseline, in the em of the text around it: as the percentages of a PPTX. */
  scriptRise: { super: 0.3, sub: -0.25 },
  /** Distance of the top and bottom of a highlight from the baseline: single line spacing. */
  highlight: { above: 1, below: 0.2 },
} as const

/** Returns the box behind highlighted text, in page units. */
export function highlightBox(
  { x, width, size }: Pick<TextFragment, 'x' | 'width' | 'size'>,
  baseline: number,
): Box {
  const { above, below } = textStroke.highlight
  return { x, y: baseline - above * size, width, height: (above + below) * size }
}
