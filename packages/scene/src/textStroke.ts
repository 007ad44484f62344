/** How renderers draw what a face does not provide. In em, so that canvas and paper agree. */
export const textStroke = {
  /** Horizontal shift per unit of height of an oblique face: tan 12°. */
  slant: 0.2126,
  /** Distance of the underline's center below the baseline. */
  underline: 0.12,
  /** Distance of the strikethrough's center above the baseline. */
  strike: 0.28,
  thickness: 0.06,
} as const
