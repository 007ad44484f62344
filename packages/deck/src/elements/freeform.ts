import { deckLimits } from '../limits.ts'
import type { Box } from '../page.ts'

type Point = readonly [x: number, y: number]

/** A command of a path and its points: one for M and L, three for C, none for Z. */
export interface PathPiece {
  readonly command: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly Point[]
}

const { grid, pathLength } = deckLimits.freeform
/** Handles of curves may leave the box, but only as far as the stored digits reach. */
const farthest = 99_999

/** Writes a path as a freeform with this box stores it; undefined if it is longer than one may be. */
export function freeformPath(pieces: readonly PathPiece[], box: Box): string | undefined {
  const path = pieces
    .map(
      ({ command, points }) => `${command}${points.map((point) => onGrid(point, box)).join(' ')}`,
    )
    .join('')
  return path.length <= pathLength ? path : undefined
}

function onGrid([x, y]: Point, box: Box): string {
  return `${steps(x - box.x, box.width)} ${steps(y - box.y, box.height)}`
}

function steps(distance: number, side: number): number {
  const count = Math.round((distance / side) * grid)
  return Math.max(-farthest, Math.min(farthest, count)) || 0
}

/** Whether a freeform is a stroke: none of its parts is closed. */
export function isOpenPath(path: string): boolean {
  return !path.includes('Z')
}
