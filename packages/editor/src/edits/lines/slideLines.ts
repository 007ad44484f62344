import {
  glueTarget,
  type LineData,
  type LineEnd,
  readContent,
  type Slide,
  type Visual,
} from '@deckloom/deck'
import { editVisual, withVisual } from '../slideVisuals.ts'
import { isLocked } from '../placing.ts'

export interface NewLine {
  readonly id: string
  readonly line: LineData
}

/** Adds a line above the other elements; a full slide is returned unchanged. */
export function withLine(slide: Slide, { id, line }: NewLine): Slide {
  const visual: Visual = { kind: 'line', id, url: '', origin: 'shape', line }
  return withVisual(slide, visual)
}

/** Edits a line; a locked one, and anything else, stays unchanged. */
export function editLine(slide: Slide, id: string, edit: (line: LineData) => LineData): Slide {
  if (isLocked(slide, id)) return slide
  return editVisual(slide, id, (visual) => {
    if (visual.kind !== 'line') return visual
    const line = edit(visual.line)
    return line === visual.line ? visual : { ...visual, line }
  })
}

/** Puts an end of a line somewhere, glued or not. */
export function withLineEnd(
  slide: Slide,
  id: string,
  { side, end }: { readonly side: 'start' | 'end'; readonly end: LineEnd },
): Slide {
  return editLine(slide, id, (line) => ({ ...line, [side]: end }))
}

/** Lets the line run the other way, so that its heads change places. */
export function swapEnds({ start, end, ...line }: LineData): LineData {
  return { ...line, start: end, end: start }
}

/** Returns the IDs of the lines that are glued to one of the elements. */
export function linesGluedTo(slide: Slide, elementIds: ReadonlySet<string>): readonly string[] {
  return readContent(slide).visuals.flatMap((visual) => {
    if (visual.kind !== 'line') return []
    const isGlued = [visual.line.start, visual.line.end].some(
      ({ glue }) => glue && elementIds.has(glueTarget(slide.id, glue)),
    )
    return isGlued ? [visual.id] : []
  })
}
