/** A halftone as one path: every dot is two curves, which no eye can tell from a circle of that size. */
export function dotsPath(
  dots: readonly (readonly [x: number, y: number, radius: number])[],
): string {
  return dots
    .map(([x, y, radius]) => {
      const left = short(x - radius)
      const right = short(x + radius)
      const top = short(y - radius * bulge)
      const bottom = short(y + radius * bulge)
      return `M${left} ${y}C${left} ${top} ${right} ${top} ${right} ${y}C${right} ${bottom} ${left} ${bottom} ${left} ${y}Z`
    })
    .join('')
}

/** Handle length at which a half circle drawn as one curve reaches as far as the circle. */
const bulge = 4 / 3

function short(value: number): number {
  return Math.round(value * 10) / 10
}
