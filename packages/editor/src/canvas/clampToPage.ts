import { type Box, page } from '@deckloom/deck'

/** Returns the nearest box of the same size that fits on the page; a box larger than the page is cut down to it. */
export function clampToPage(box: Box): Box {
  const width = Math.min(box.width, page.width)
  const height = Math.min(box.height, page.height)
  return {
    x: Math.min(Math.max(box.x, 0), page.width - width),
    y: Math.min(Math.max(box.y, 0), page.height - height),
    width,
    height,
  }
}
