import {
  type Box,
  type LineData,
  lineBox,
  type LineEnd,
  mapLineEnds,
  unglued,
} from '@deckloom/deck'
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
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return mapLineEnds(line, (end) => ({
    ...end,
    x: roundUnits(centerX + (end.x - centerX) * cos - (end.y - centerY) * sin),
    y: roundUnits(centerY + (end.x - centerX) * sin + (end.y - centerY) * cos),
  }))
}

/** Lets go of every end whose element does not come along. */
export function releaseLine(line: LineData, comesAlong: (elementId: string) => boolean): LineData {
  return mapLineEnds(line, (end) => {
    if (!end.glue) return end
    return 'element' in end.glue && comesAlong(end.glue.element) ? end : unglued(end)
  })
}
