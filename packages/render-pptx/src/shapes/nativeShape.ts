import {
  type ImageMark,
  imageOf,
  type Mark,
  type NativeMark,
  type PictureSource,
} from '@deckloom/scene'
import { chartFrame } from '../charts/chartFrame.ts'
import { tableFrame } from '../tables/tableFrame.ts'
import { connectorShape } from './connectorShape.ts'
import { presetShape } from './presetShape.ts'
import type { ShapeContext } from './shapeContext.ts'

/** Draws what depends on the clip around the mark. */
export interface Drawing {
  /** Writes the painted marks as one group with this name. */
  readonly group: (mark: NativeMark, name: string) => string
  readonly picture: (image: ImageMark, frame: PictureSource) => string
  readonly shapes: (marks: readonly Mark[]) => string
}

/** Writes a mark that carries its source as a native object of the office program. */
export function nativeShape(mark: NativeMark, context: ShapeContext, drawing: Drawing): string {
  switch (mark.source.kind) {
    case 'chart':
      // Office programs cannot rotate charts, so rotated ones are drawn.
      return mark.rotation
        ? drawing.group(mark, 'Chart')
        : chartFrame(mark, mark.source, { context, shapes: drawing.shapes })
    case 'shape':
      return presetShape(mark, mark.source, context)
    case 'picture': {
      const image = imageOf(mark)
      return image ? drawing.picture(image, mark.source) : ''
    }
    case 'line':
      return connectorShape(mark, mark.source, context)
    case 'table':
      return tableFrame(mark, mark.source, context)
  }
}
