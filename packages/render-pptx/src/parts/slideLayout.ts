import type { SceneLayout } from '@deckloom/scene'
import { drawingNamespaces } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { markShapes } from '../shapes/markShapes.ts'
import type { ShapeContext } from '../shapes/shapeContext.ts'
import { memoize } from '../memoize.ts'
import { placeholderShape } from './placeholderShape.ts'
import { commonSlide } from './shapeTree.ts'

// Decks with the same theme share layouts. The cache takes two megabytes.
const written = memoize<string>(300)

/** Writes `p:sldLayout`: the text placeholders, and the decoration, which users cannot select by accident here. */
export function slideLayoutPart(layout: SceneLayout, context: ShapeContext): string {
  return written(`${context.language} ${layout.key}`, () => writeLayout(layout, context))
}

function writeLayout(layout: SceneLayout, context: ShapeContext): string {
  const decoration = markShapes(layout.decoration, { ...context, placeholders: [] })
  const placeholders = layout.placeholders.map((placeholder) =>
    placeholderShape(placeholder, { id: context.nextId(), language: context.language }),
  )
  return tag(
    'p:sldLayout',
    { ...drawingNamespaces, preserve: 1, userDrawn: 1 },
    commonSlide({
      name: layout.name,
      background: layout.background,
      shapes: decoration + placeholders.join(''),
    }),
    followMaster,
  )
}

/** Keeps the master's mapping of background and text. */
export const followMaster = tag('p:clrMapOvr', {}, tag('a:masterClrMapping', {}))
