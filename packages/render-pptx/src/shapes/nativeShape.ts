import type { NativeMark } from '@deckloom/scene'
import { tableFrame } from '../tables/tableFrame.ts'
import { presetShape } from './presetShape.ts'
import type { ShapeContext } from './shapeContext.ts'

/** Writes marks as one group of this name. */
export type DrawGroup = (mark: NativeMark, name: string) => string

/** A mark that carries what it is. Each kind has a function of its own, in which it becomes an object of its own. */
export function nativeShape(mark: NativeMark, context: ShapeContext, drawGroup: DrawGroup): string {
  switch (mark.source.kind) {
    case 'chart':
      return chartShape(mark, drawGroup)
    case 'shape':
      return presetShape(mark, mark.source, context)
    case 'table':
      return tableFrame(mark, mark.source.grid, context)
  }
}

function chartShape(mark: NativeMark, drawGroup: DrawGroup): string {
  return drawGroup(mark, 'Chart')
}
