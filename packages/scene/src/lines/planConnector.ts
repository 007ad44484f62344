import type { Box, LineKind } from '@deckloom/deck'
import type { Connector } from '../marks.ts'
import {
  boxFrom,
  type Direction,
  directionOf,
  opposite,
  turned,
  turnVector,
  type Vector,
} from './directions.ts'
import type { PlacedEnd, PlacedEnds } from './lineEnds.ts'
import { type Legs, looseArrival, mainDirection, planLegs } from './planLegs.ts'

/**
 * Plans a line as the preset connector that office programs route it as: its box, turned and flipped so that the
 * preset's path runs from the start to the end.
 */
export function planConnector(kind: LineKind, { start, end }: PlacedEnds): Connector {
  if (kind === 'straight') {
    return place({ start, by: vector(start, end), quarters: 0 }, 'straightConnector1', {})
  }
  const departure = departureOf(start, end)
  const by = turnVector(vector(start, end), -departure)
  const legs = planLegs({
    by,
    arrival: turned(arrivalOf(start, end, departure), -departure),
    from: boxFrom(start, boxOf(start), departure),
    to: boxFrom(start, boxOf(end), departure),
  })
  const wide = { x: widen(by.x, 'x1' in legs), y: widen(by.y, 'y2' in legs) }
  const name = kind === 'elbow' ? 'bentConnector' : 'curvedConnector'
  return place(
    { start, by: wide, quarters: departure },
    `${name}${legs.bends}`,
    adjustOf(legs, wide),
  )
}

/** A preset's legs are shares of its box, so it cannot be without width: 80 EMU are far below a pixel. */
const least = 0.008

function widen(length: number, isShared: boolean): number {
  if (!isShared || Math.abs(length) >= least) return length
  return length < 0 ? -least : least
}

function adjustOf(legs: Legs, { x, y }: Vector): Connector['adjust'] {
  switch (legs.bends) {
    case 2:
      return {}
    case 3:
      return { adj1: share(legs.x1, x) }
    case 4:
      return { adj1: share(legs.x1, x), adj2: share(legs.y2, y) }
    case 5:
      return { adj1: share(legs.x1, x), adj2: share(legs.y2, y), adj3: share(legs.x3, x) }
  }
}

function share(part: number, whole: number): number {
  return Math.round((part / whole) * 100_000)
}

interface Placing {
  readonly start: Vector
  /** From start to end, in coordinates turned back by the quarters. */
  readonly by: Vector
  readonly quarters: number
}

function place(
  { start, by, quarters }: Placing,
  preset: Connector['preset'],
  adjust: Connector['adjust'],
): Connector {
  const half = turnVector({ x: by.x / 2, y: by.y / 2 }, quarters)
  const [width, height] = [Math.abs(by.x), Math.abs(by.y)]
  return {
    preset,
    adjust,
    box: {
      x: start.x + half.x - width / 2,
      y: start.y + half.y - height / 2,
      width,
      height,
    },
    rotation: quarters * 90,
    flipX: by.x < 0,
    flipY: by.y < 0,
  }
}

function departureOf(start: PlacedEnd, end: PlacedEnd): Direction {
  if (start.angle !== undefined) return directionOf(start.angle)
  if (end.angle === undefined) return mainDirection(vector(start, end))
  // Seen from the end, the start is a loose end to arrive at.
  const outwards = directionOf(end.angle)
  return opposite(turned(looseArrival(turnVector(vector(end, start), -outwards)), outwards))
}

function arrivalOf(start: PlacedEnd, end: PlacedEnd, departure: Direction): Direction {
  if (end.angle !== undefined) return opposite(directionOf(end.angle))
  if (start.angle === undefined) return departure
  return turned(looseArrival(turnVector(vector(start, end), -departure)), departure)
}

function vector(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y }
}

function boxOf({ x, y, box }: PlacedEnd): Box {
  return box ?? { x, y, width: 0, height: 0 }
}
