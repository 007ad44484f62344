import { type Box, page } from '@deckloom/deck'

/** The nearest box of the same size that lies on the page; one that is larger than the page is cut to it. */
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
