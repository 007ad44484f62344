import type { Paragraph, TextMark } from '@deckloom/scene'
import { emu } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import { textParagraph, type ParagraphWriting } from './textParagraph.ts'
import type { Wrapping } from './wrapping.ts'

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const

/** `p:txBody` of a mark. */
export function textBody(mark: TextMark, lines: Wrapping, writing: ParagraphWriting): string {
  const { paragraphs } = mark
  const body = paragraphs.map((paragraph, index) =>
    textParagraph(
      {
        paragraph,
        before: paragraphs[index - 1],
        left: mark.box.x,
        breaks: lines.breaks.get(index) ?? [],
      },
      writing,
    ),
  )
  return tag(
    'p:txBody',
    {},
    bodyProperties(mark, lines.width),
    tag('a:lstStyle', {}),
    ...(body.length === 0 ? [tag('a:p', {})] : body),
  )
}

function bodyProperties(mark: TextMark, width: number): string {
  const spare = Math.max(mark.box.width - width, 0)
  const align = mark.paragraphs[0]?.align ?? 'left'
  return tag(
    'a:bodyPr',
    {
      wrap: 'square',
      lIns: emu(spare * leftShare[align]),
      tIns: 0,
      rIns: emu(spare * (1 - leftShare[align])),
      bIns: 0,
      rtlCol: 0,
      // Text that does not fit is laid out from the top.
      anchor: mark.fit.overflow ? 't' : anchors[mark.anchor],
    },
    tag('a:noAutofit', {}),
  )
}

/** How much of the room beside a text lies at its left. */
export const leftShare: Readonly<Record<Paragraph['align'], number>> = {
  left: 0,
  center: 0.5,
  right: 1,
}
