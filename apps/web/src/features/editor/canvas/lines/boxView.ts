import type { Box } from '@deckloom/deck'

/** Page units that what lies over a line reaches beyond its ends, so that a level one has an area. */
const air = 8

export function padBox({ x, y, width, height }: Box): Box {
  return { x: x - air, y: y - air, width: width + air * 2, height: height + air * 2 }
}

/** Returns the view of an SVG that lies over a box and is drawn in page units. */
export function boxView({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`
}
