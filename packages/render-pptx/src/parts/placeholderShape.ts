import type { LayoutPlaceholder } from '@deckloom/scene'
import { transform } from '../drawing/transform.ts'
import { rectangleGeometry } from '../geometry/geometry.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { placeholderReference } from '../shapes/placeholderReference.ts'
import { fontSize, textFill, typefaces } from '../text/characterProperties.ts'
import { lineSpacing } from '../text/lineSpacing.ts'

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const
const alignments = { left: 'l', center: 'ctr', right: 'r' } as const
const kinds = {
  title: ['Title', 'Click to add a title'],
  subTitle: ['Subtitle', 'Click to add a subtitle'],
  body: ['Text', 'Click to add text'],
} as const

/** Writes a text placeholder of a layout, with the style that its slides inherit. */
export function placeholderShape(
  placeholder: LayoutPlaceholder,
  { id, language }: { readonly id: number; readonly language: string },
): string {
  const [name, prompt] = kinds[placeholder.type]
  return tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id, name: `${name} ${id - 1}` }),
      tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: 1 })),
      tag('p:nvPr', {}, placeholderReference(placeholder)),
    ),
    tag('p:spPr', {}, transform(placeholder.box), rectangleGeometry),
    tag(
      'p:txBody',
      {},
      bodyProperties(placeholder),
      tag('a:lstStyle', {}, levelStyle(placeholder)),
      tag(
        'a:p',
        {},
        tag('a:r', {}, tag('a:rPr', { lang: language }), tag('a:t', {}, escapeXml(prompt))),
        tag('a:endParaRPr', { lang: language }),
      ),
    ),
  )
}

// On the layout, text shrinks to fit as users type; slides carry the sizes computed for them.
function bodyProperties({ anchor }: LayoutPlaceholder): string {
  return tag(
    'a:bodyPr',
    {
      wrap: 'square',
      lIns: 0,
      tIns: 0,
      rIns: 0,
      bIns: 0,
      rtlCol: 0,
      anchor: anchors[anchor],
    },
    tag('a:normAutofit', {}),
  )
}

function levelStyle(placeholder: LayoutPlaceholder): string {
  const { align, direction, size, bold, paint, themeFont } = placeholder
  return tag(
    'a:lvl1pPr',
    { marL: 0, indent: 0, algn: alignments[align], rtl: direction === 'rtl' ? 1 : undefined },
    lineSpacing({ ...placeholder, runs: [{ size }] }),
    tag('a:buNone', {}),
    tag(
      'a:defRPr',
      { sz: fontSize(size), b: bold ? 1 : 0 },
      textFill(paint),
      typefaces({ themeFont, officeFamily: '' }),
    ),
  )
}
