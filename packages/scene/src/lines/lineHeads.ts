import type { LineHead } from '@deckloom/deck'
import { circlePath, polygonPath, polylinePath } from '../paths.ts'
import type { Point } from './connectorPath.ts'

/** Heads are three times as long and as wide as the line, which counts as two points wide at least. */
const headScale = 3
const leastWidth = 2.5
/** The notch of a stealth head, as a share of its length from the tip. */
const notch = 0.6

/** Returns the length of a head, in page units. */
export function headLength(width: number): number {
  return Math.max(width, leastWidth) * headScale
}

/**
 * Returns how far before the tip the line ends, so that it does not stick out of the head. Ovals and diamonds have their
 * middle at the end of the line.
 */
export function headCut(head: LineHead, width: number): number {
  const length = headLength(width)
  switch (head) {
    case 'triangle':
      return length * 0.8
    case 'stealth':
      return length * (notch - 0.05)
    case 'arrow':
      return width / 2
    case 'none':
    case 'oval':
    case 'diamond':
      return 0
  }
}

export interface HeadRequest {
  readonly head: LineHead
  readonly width: number
  readonly tip: Point
  /** A point of the line before the tip, from which the head points. */
  readonly from: Point
}

export interface DrawnHead {
  readonly d: string
  /** An open arrow is stroked like the line, every other head is filled. */
  readonly isOpen: boolean
}

/** Draws a head as office programs do in their medium size; undefined for none. */
export function drawHead({ head, width, tip, from }: HeadRequest): DrawnHead | undefined {
  const length = headLength(width)
  const at = alongLine(tip, from)
  const half = length / 2
  switch (head) {
    case 'none':
      return undefined
    case 'triangle':
      return filled(polygonPath([tip, at(length, half), at(length, -half)]))
    case 'stealth':
      return filled(polygonPath([tip, at(length, half), at(length * notch, 0), at(length, -half)]))
    case 'arrow':
      // A stroke reaches half its width further than its points.
      return {
        d: polylinePath([at(length, half), at(width / 2, 0), at(length, -half)]),
        isOpen: true,
      }
    case 'oval':
      return filled(circlePath(tip[0], tip[1], half))
    case 'diamond':
      return filled(polygonPath([at(-half, 0), at(0, half), at(half, 0), at(0, -half)]))
  }
}

function filled(d: string): DrawnHead {
  return { d, isOpen: false }
}

/** Returns points by their distance before the tip and beside the line. */
function alongLine(
  [x, y]: Point,
  [fromX, fromY]: Point,
): (before: number, beside: number) => Point {
  const length = Math.hypot(fromX - x, fromY - y)
  const [ux, uy] = length === 0 ? [-1, 0] : [(fromX - x) / length, (fromY - y) / length]
  return (before, beside) => [x + ux * before - uy * beside, y + uy * before + ux * beside]
}
