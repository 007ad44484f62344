import type { Box } from '../page.ts'
import type { LineData, LineEnd, LineGlue } from './lineData.ts'
import type { NewVisual, Visual } from './visual.ts'

/** Returns the box between the stored ends of a line; it has no width or no height where they are in line. */
export function lineBox({ start, end }: Pick<LineData, 'start' | 'end'>): Box {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
  return { x, y, width: Math.max(start.x, end.x) - x, height: Math.max(start.y, end.y) - y }
}

/** Returns the ID under which the target of a glue is on a slide. */
export function glueTarget(slideId: string, glue: LineGlue): string {
  return 'element' in glue ? glue.element : `${glue.slot}-${slideId}`
}

/** Edits both ends of a line; returns the same line if `edit` returns its argument for both. */
export function mapLineEnds(line: LineData, edit: (end: LineEnd) => LineEnd): LineData {
  const [start, end] = [edit(line.start), edit(line.end)]
  return start === line.start && end === line.end ? line : { ...line, start, end }
}

/** Returns the end where it is, glued to nothing. */
export function unglued({ x, y }: LineEnd): LineEnd {
  return { x, y }
}

/**
 * Changes what the ends of a line are glued to; with undefined an end is let go of. Returns the same visual if `change`
 * returns its argument, and for everything that is no line.
 */
export function mapGlue<Of extends Visual | NewVisual>(
  visual: Of,
  change: (glue: LineGlue) => LineGlue | undefined,
): Of {
  if (visual.kind !== 'line') return visual
  const line = mapLineEnds(visual.line, (end) => {
    const glue = end.glue && change(end.glue)
    if (glue === end.glue) return end
    return glue ? { ...end, glue } : unglued(end)
  })
  return line === visual.line ? visual : { ...visual, line }
}

/** Lets a line follow elements that got other IDs; what is not in the map keeps its ID. */
export function withGlueRenamed<Of extends Visual | NewVisual>(
  visual: Of,
  ids: ReadonlyMap<string, string>,
): Of {
  return mapGlue(visual, (glue) => {
    const element = 'element' in glue ? ids.get(glue.element) : undefined
    if (element === undefined || !('element' in glue)) return glue
    return element === glue.element ? glue : { ...glue, element }
  })
}
