/** Returns the lengths of dashes and gaps of a line this wide, in page units. */
export function dashPattern(dash: 'dash' | 'dot', width: number): readonly number[] {
  return dash === 'dash' ? [width * 4, width * 3] : [width, width]
}
