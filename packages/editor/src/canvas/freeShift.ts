import { type Box, ownVisuals, readContent, type Slide } from '@deckloom/deck'

type Corner = Pick<Box, 'x' | 'y'>

/** Offset between things that would lie exactly on each other, on both axes, in page units. */
export const shiftStep = 20

const longestShift = 400

/** How far to move what is put on a slide, so that none of it begins where something free is; at least `least`. */
export function freeShift(slide: Slide, wanted: readonly Corner[], least = 0): number {
  const taken: readonly Corner[] = [
    ...readContent(slide).texts.map(({ position }) => position),
    ...ownVisuals(slide).flatMap(({ position }) => (position ? [position] : [])),
  ]
  const isTaken = (shift: number): boolean =>
    wanted.some(({ x, y }) =>
      taken.some((box) => Math.abs(box.x - x - shift) < 1 && Math.abs(box.y - y - shift) < 1),
    )
  let shift = least
  while (shift < longestShift && isTaken(shift)) shift += shiftStep
  return shift
}
