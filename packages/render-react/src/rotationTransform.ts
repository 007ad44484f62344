import type { Mark } from '@deckloom/scene'

/** The SVG transform that turns a mark about the centre of its box; nothing when it stands upright. */
export function rotationTransform(mark: Pick<Mark, 'box' | 'rotation'>): string | undefined {
  if (mark.rotation === undefined || mark.rotation % 360 === 0) return undefined
  const { x, y, width, height } = mark.box
  return `rotate(${mark.rotation} ${x + width / 2} ${y + height / 2})`
}
