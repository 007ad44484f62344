import type { LayoutPlaceholder, TextMark } from '@deckloom/scene'
import { noFill } from '../drawing/fill.ts'
import { transform } from '../drawing/transform.ts'
import { sameBox } from '../drawing/units.ts'
import { rectangleGeometry } from '../geometry/geometry.ts'
import { tag } from '../opc/xml.ts'
import { roomFor } from '../text/roomFor.ts'
import { textBody } from '../text/textBody.ts'
import { wrapText } from '../text/wrapping.ts'
import { nonVisual } from './nonVisual.ts'
import { placeholderReference } from './placeholderReference.ts'
import type { ShapeContext } from './shapeContext.ts'

/** Writes text as the layout's placeholder if the mark fills one, or else as a text box. */
export function textShape(mark: TextMark, context: ShapeContext): string {
  const { box, lines } = roomFor(mark, wrapText(mark))
  const inherited = inheritedPlaceholder(mark, context.placeholders)
  const name = shapeName(mark, inherited)
  const [properties, reference] =
    inherited === undefined
      ? [tag('p:cNvSpPr', { txBox: 1 }), '']
      : [tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: 1 })), placeholderReference(inherited)]
  const place = transform(box, { rotation: mark.rotation })
  // Without a transform the placeholder follows its layout.
  const follows = inherited !== undefined && !mark.rotation && sameBox(inherited.box, box)
  return tag(
    'p:sp',
    {},
    tag('p:nvSpPr', {}, nonVisual(mark, name, context), properties, tag('p:nvPr', {}, reference)),
    inherited === undefined
      ? tag('p:spPr', {}, place, rectangleGeometry, noFill)
      : tag('p:spPr', {}, follows ? '' : place),
    textBody({ ...mark, box }, lines, context),
  )
}

function inheritedPlaceholder(
  { placeholder }: TextMark,
  placeholders: readonly LayoutPlaceholder[],
): LayoutPlaceholder | undefined {
  return placeholders.find(
    ({ type, index }) => placeholder?.type === type && placeholder.index === index,
  )
}

function shapeName(mark: TextMark, inherited: LayoutPlaceholder | undefined): string {
  if (inherited?.type === 'title') return 'Title'
  if (inherited?.type === 'subTitle') return 'Subtitle'
  return mark.origin?.role === 'bullets' ? 'Content' : 'Text'
}
