import type { Mark } from '@deckloom/scene'

/** Returns the SVG transform that rotates a mark about the center of its box; undefined without a rotation. */
export function rotationTransform(mark: Pick<Mark, 'box' | 'rotation'>): string | undefined {
  if (mark.rotation === undefined || mark.rotation % 360 === 0) return undefined
  const { x, y, width, height } = mark.box
  return `rotate(${mark.rotation} ${x + width / 2} ${y + height / 2})`
}
