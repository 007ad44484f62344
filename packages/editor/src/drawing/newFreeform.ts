import { deckDefaults, isOpenPath, type ShapeData } from '@deckloom/deck'
import { shapeSize } from '../edits/shapeSize.ts'
import type { DrawnPath } from './drawnPath.ts'

/** What can be drawn: a stroke of the pen, or straight pieces from corner to corner. */
export type FreeformTool = 'scribble' | 'polygon'

/** Width of a stroke, in page units. */
export const penWidth = 3

/**
 * Returns a freeform as a tool draws it: a closed polygon looks like a new shape, all else is a stroke in the pen's color.
 */
export function newFreeform(
  tool: FreeformTool,
  { box, path }: DrawnPath,
  color: string,
): ShapeData {
  const { fillColor, borderWidth } = deckDefaults.newShape
  const shape = { type: 'freeform', path, fillColor, ...shapeSize(box) } as const
  return tool === 'polygon' && !isOpenPath(path)
    ? { ...shape, borderWidth }
    : { ...shape, filled: false, borderColor: color, borderWidth: penWidth }
}
