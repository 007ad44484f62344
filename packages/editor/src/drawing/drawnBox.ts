import type { Box } from '@deckloom/deck'
import type { Point } from '@deckloom/scene'
import { clampToPage } from '../canvas/clampToPage.ts'
import { type Guide, guide, type SnapLines, snapSpan } from '../canvas/snapBox.ts'
import { shapeSize } from '../edits/shapeSize.ts'

export interface BoxDrag {
  /** Where the pointer was pressed, and where it is, in page units. */
  readonly from: Point
  readonly to: Point
  /** As wide as high. */
  readonly isSquare: boolean
  /** Around the point that was pressed. */
  readonly isCentered: boolean
  /** Lines that the corner under the pointer snaps to, unless the box is square or centered. */
  readonly lines?: SnapLines | undefined
}

export interface DrawnBox {
  readonly box: Box
  readonly guides: readonly Guide[]
}

/** Returns the box that a drag draws for a shape: on the page, and within the limits of shapes. */
export function drawnBox({ from, to, isSquare, isCentered, lines }: BoxDrag): DrawnBox {
  const snaps = !isSquare && !isCentered
  const x = snaps ? snapped(to.x, lines?.x) : undefined
  const y = snaps ? snapped(to.y, lines?.y) : undefined
  const end = { x: x ?? to.x, y: y ?? to.y }
  const way = { x: end.x - from.x, y: end.y - from.y }
  const times = isCentered ? 2 : 1
  const free = { width: Math.abs(way.x) * times, height: Math.abs(way.y) * times }
  const side = Math.max(free.width, free.height)
  const { width, height } = shapeSize(isSquare ? { width: side, height: side } : free)
  const box = clampToPage({
    x: placed(from.x, { size: width, isCentered, isBefore: way.x < 0 }),
    y: placed(from.y, { size: height, isCentered, isBefore: way.y < 0 }),
    width,
    height,
  })
  return { box, guides: [...shownGuide('x', x), ...shownGuide('y', y)] }
}

function snapped(at: number, lines: readonly number[] | undefined): number | undefined {
  return lines && snapSpan({ start: at, size: 0, lines, edges: ['start'] })?.line
}

function shownGuide(axis: 'x' | 'y', at: number | undefined): readonly Guide[] {
  return at === undefined ? [] : [guide(axis, at)]
}

interface Side {
  readonly size: number
  readonly isCentered: boolean
  readonly isBefore: boolean
}

function placed(from: number, { size, isCentered, isBefore }: Side): number {
  if (isCentered) return from - size / 2
  return isBefore ? from - size : from
}
