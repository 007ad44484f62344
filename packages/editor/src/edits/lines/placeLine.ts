import {
  type Box,
  type LineData,
  lineBox,
  type LineEnd,
  mapLineEnds,
  unglued,
} from '@deckloom/deck'
import { turnPoint } from '../../canvas/turning.ts'
import { roundUnits } from './roundUnits.ts'

/** Moves and stretches the ends of a line with the box between them. */
export function placeLine(line: LineData, box: Box): LineData {
  const before = lineBox(line)
  const place = (otherwise: number) => (end: LineEnd) => ({
    ...end,
    x: roundUnits(box.x + (shareOf(end.x - before.x, before.width) ?? otherwise) * box.width),
    y: roundUnits(box.y + (shareOf(end.y - before.y, before.height) ?? otherwise) * box.height),
  })
  return { ...line, start: place(0)(line.start), end: place(1)(line.end) }
}

function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole
}

/** Turns the ends of a line about the middle between them, in degrees clockwise. */
export function turnLine(line: LineData, degrees: number): LineData {
  const { x, y, width, height } = lineBox(line)
  const middle = { x: x + width / 2, y: y + height / 2 }
  return mapLineEnds(line, (end) => {
    const turned = turnPoint({ x: end.x - middle.x, y: end.y - middle.y }, degrees)
    return { ...end, x: roundUnits(middle.x + turned.x), y: roundUnits(middle.y + turned.y) }
  })
}

/** Disconnects every end whose element does not move with the line. */
export function releaseLine(line: LineData, movesWithIt: (elementId: string) => boolean): LineData {
  return mapLineEnds(line, (end) => {
    if (!end.glue) return end
    return 'element' in end.glue && movesWithIt(end.glue.element) ? end : unglued(end)
  })
}
