import type { NativeMark, PathMark, ShadowSource, ShapeSource, TextMark } from '@deckloom/scene'
import { color } from '../drawing/color.ts'
import { fill, noFill } from '../drawing/fill.ts'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { transform } from '../drawing/transform.ts'
import { angle, emu } from '../drawing/units.ts'
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
    source.shadow ? shadowEffect(source.shadow) : '',
  )
}

/** Writes a shadow that falls down the page however the shape is turned. */
function shadowEffect({ blur, distance, color: rgb, alpha }: ShadowSource): string {
  return tag(
    'a:effectLst',
    {},
    tag(
      'a:outerShdw',
      {
        // The blur of office programs reaches inwards too, and is fainter at its end.
        blurRad: emu(blur * 1.5),
        dist: emu(distance),
        dir: angle(90),
        algn: 'ctr',
        rotWithShape: 0,
      },
      color({ color: rgb, alpha, token: undefined }),
    ),
  )
}

// Office programs lay out the body in the preset's own text rectangle, where the scene centered the text.
function innerText(text: TextMark, { textBox }: ShapeSource, context: ShapeContext): string {
  return textBody({ ...text, box: textBox }, wrapText(text), context)
}
