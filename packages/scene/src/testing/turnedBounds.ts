import type { Box } from '@deckloom/deck'
import type { Mark } from '../marks.ts'

/** The upright box that a mark takes on the page, its rotation included. */
export function turnedBounds({ box, rotation = 0 }: Mark): Box {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}
