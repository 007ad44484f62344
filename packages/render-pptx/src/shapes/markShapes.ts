import type { Box } from '@deckloom/deck'
import { type GroupMark, type Mark, type NativeMark, sharedBox } from '@deckloom/scene'
import { groupTransform } from '../drawing/transform.ts'
import { tag } from '../opc/xml.ts'
import { nativeShape } from './nativeShape.ts'
import { nonVisual } from './nonVisual.ts'
import { pathShape } from './pathShape.ts'
import { pictureShape } from './pictureShape.ts'
import type { ShapeContext } from './shapeContext.ts'
import { textShape } from './textShape.ts'

/** Writes marks as shapes, back to front, omitting what `clip` hides. */
export function markShapes(marks: readonly Mark[], context: ShapeContext, clip?: Box): string {
  let shapes = ''
  for (const mark of marks) shapes += markShape(mark, context, clip)
  return shapes
}

function markShape(mark: Mark, context: ShapeContext, clip: Box | undefined): string {
  switch (mark.mark) {
    case 'path':
      return pathShape(mark, context, { clip, name: mark.origin ? 'Shape' : 'Decoration' })
    case 'text':
      return textShape(mark, context)
    case 'image':
      return pictureShape(mark, context, { clip })
    case 'group': {
      const inner = innerClip(mark, clip)
      return groupShape({ mark, name: 'Group', children: mark.children, clip: inner }, context)
    }
    case 'native':
      return nativeShape(mark, context, {
        group: (native, name) =>
          groupShape({ mark: native, name, children: native.painted, clip }, context),
        picture: (image, frame) => pictureShape(image, context, { clip, frame }),
        shapes: (marks) => markShapes(marks, { ...context, placeholders: [] }, clip),
      })
  }
}

interface Grouping {
  readonly mark: GroupMark | NativeMark
  readonly name: string
  readonly children: readonly Mark[]
  readonly clip: Box | undefined
}

function groupShape({ mark, name, children, clip }: Grouping, context: ShapeContext): string {
  const properties = tag(
    'p:nvGrpSpPr',
    {},
    nonVisual(mark, name, context),
    tag('p:cNvGrpSpPr', {}),
    tag('p:nvPr', {}),
  )
  // A placeholder cannot be part of a group.
  const shapes = markShapes(children, { ...context, placeholders: [] }, clip)
  if (shapes === '') return ''
  return tag(
    'p:grpSp',
    {},
    properties,
    tag('p:grpSpPr', {}, groupTransform(mark.box, mark.rotation)),
    shapes,
  )
}

function innerClip({ clip, box }: GroupMark, outer: Box | undefined): Box | undefined {
  if (!clip) return outer
  return outer ? sharedBox(box, outer) : box
}
