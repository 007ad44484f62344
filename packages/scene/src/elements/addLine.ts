import type { LineVisual } from '@deckloom/deck'
import { type FindTarget, isOffPage, placeEnds } from '../lines/lineEnds.ts'
import { lineMark } from '../lines/lineMark.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'

/** Adds a line between the places of its ends. */
export function addLine(
  stage: Stage,
  sheet: Sheet,
  { visual, find }: { readonly visual: LineVisual; readonly find: FindTarget },
): void {
  const ends = placeEnds(stage.slide.id, visual.line, find)
  if (isOffPage(visual.line.start, ends.start) || isOffPage(visual.line.end, ends.end)) {
    sheet.notice('clamped', visual.id)
  }
  sheet.add(lineMark(stage.look, visual, ends))
}
