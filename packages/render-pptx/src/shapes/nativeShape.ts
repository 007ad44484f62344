import type { Mark, NativeMark } from '@deckloom/scene'
import { chartFrame } from '../charts/chartFrame.ts'
import { tableFrame } from '../tables/tableFrame.ts'
import { presetShape } from './presetShape.ts'
import type { ShapeContext } from './shapeContext.ts'

/** How marks are drawn that no object of the office program stands for. */
export interface Drawing {
  /** The painted marks as one group of this name. */
  readonly group: (mark: NativeMark, name: string) => string
  readonly shapes: (marks: readonly Mark[]) => string
}

/** A mark that carries what it is. Each kind has a function of its own, in which it becomes an object of its own. */
export function nativeShape(mark: NativeMark, context: ShapeContext, drawing: Drawing): string {
  switch (mark.source.kind) {
    case 'chart':
      // Office programs do not turn charts: a turned one is drawn.
      return mark.rotation
        ? drawing.group(mark, 'Chart')
        : chartFrame(mark, mark.source, { context, shapes: drawing.shapes })
    case 'shape':
      return presetShape(mark, mark.source, context)
    case 'table':
      return tableFrame(mark, mark.source.grid, context)
  }
}
