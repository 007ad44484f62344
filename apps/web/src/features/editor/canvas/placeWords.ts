import type { Box } from '@deckloom/deck'

/** 'Title, x 640, y 110, 480 by 455': what is said when an element has moved. */
export function placeWords(name: string, { x, y, width, height }: Box): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round)
  return `${name}, x ${left}, y ${top}, ${wide} by ${high}`
}
