import { page } from '@deckloom/deck'
import type { Point } from '@deckloom/scene'

type WindowPoint = Pick<MouseEvent, 'clientX' | 'clientY'>

/**
 * Returns a function that converts points of the window to page units of the slide that fills `paper`. It measures the
 * paper once, so it is right until the slide scrolls or is resized.
 */
export function pagePoints(paper: Element): (at: WindowPoint) => Point {
  const { left, top, width } = paper.getBoundingClientRect()
  const scale = page.width / width
  return ({ clientX, clientY }) => ({ x: (clientX - left) * scale, y: (clientY - top) * scale })
}
