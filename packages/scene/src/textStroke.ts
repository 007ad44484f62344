/** How renderers draw what a face does not bring along; em, so that canvas and paper agree. */
export const textStroke = {
  /** Horizontal shift per unit of height of an oblique face: tan 12°. */
  slant: 0.2126,
  /** Centre of the underline below the baseline. */
  underline: 0.12,
  /** Centre of the strike above the baseline. */
  strike: 0.28,
  thickness: 0.06,
} as const
