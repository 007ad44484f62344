import type { NativeMark, PathMark, ShapeSource, TextMark } from '@deckloom/scene'
import { fill, noFill } from '../drawing/fill.ts'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { shadowEffect } from '../drawing/shadowEffect.ts'
import { transform } from '../drawing/transform.ts'
import { customGeometry, presetGeometry } from '../geometry/geometry.ts'
import { parseOutline } from '../geometry/outline.ts'
import { tag } from '../opc/xml.ts'
import { textBody } from '../text/textBody.ts'
import { wrapText } from '../text/wrapping.ts'
import { nonVisual } from './nonVisual.ts'
import { emptyText } from './pathShape.ts'
import type { ShapeContext } from './shapeContext.ts'

/** Writes a shape as its preset, with its text in its own text body. */
export function presetShape(mark: NativeMark, source: ShapeSource, context: ShapeContext): string {
  const outline = mark.painted.find(
    (painted) => painted.mark === 'path' && painted.id === `${mark.id}-outline`,
  )
  if (outline?.mark !== 'path') return ''
  const text = mark.painted.find((painted) => painted.mark === 'text')
  return tag(
    'p:sp',
    {},
    tag('p:nvSpPr', {}, nonVisual(mark, 'Shape', context), tag('p:cNvSpPr', {}), tag('p:nvPr', {})),
    shapeProperties(mark, source, outline),
    text ? innerText(text, source, context) : emptyText(context.language),
  )
}

function shapeProperties(mark: NativeMark, source: ShapeSource, outline: PathMark): string {
  const { box, rotation } = mark
  return tag(
    'p:spPr',
    {},
    transform(box, { rotation }),
    source.preset
      ? presetGeometry(source.preset)
      : customGeometry(parseOutline(outline.d), box, source.textBox),
    outline.fill ? fill(outline.fill, box, outline.alpha) : noFill,
    outlineStroke(outline.stroke, box, outline.alpha),
    shadowEffect(source.shadow),
  )
}

// Office programs lay out the body in the preset's own text rectangle, where the scene centered the text.
function innerText(text: TextMark, { textBox }: ShapeSource, context: ShapeContext): string {
  return textBody({ ...text, box: textBox }, wrapText(text), context)
}
