import type { Paragraph, TextMark } from '@deckloom/scene'
import { emu } from '../drawing/units.ts'
import { textParagraph, type ParagraphWriting } from './textParagraph.ts'
import type { Wrapping } from './wrapping.ts'

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const

/** `p:txBody` of a mark. */
export function textBody(mark: TextMark, lines: Wrapping, writing: ParagraphWriting): string {
  return (
    `<p:txBody>${bodyProperties(mark, lines.width)}<a:lstStyle/>` +
    `${textParagraphs(mark, lines, writing)}</p:txBody>`
  )
}

/** The paragraphs of a text body; at least one, as the schema asks. */
export function textParagraphs(mark: TextMark, lines: Wrapping, writing: ParagraphWriting): string {
  const { paragraphs } = mark
  let body = ''
  paragraphs.forEach((paragraph, index) => {
    const before = paragraphs[index - 1]
    const breaks = lines.breaks.get(index) ?? []
    body += textParagraph({ paragraph, before, left: mark.box.x, breaks }, writing)
  })
  return body === '' ? '<a:p/>' : body
}

function bodyProperties(mark: TextMark, width: number): string {
  const spare = Math.max(mark.box.width - width, 0)
  const align = mark.paragraphs[0]?.align ?? 'left'
  const left = emu(spare * leftShare[align])
  const right = emu(spare * (1 - leftShare[align]))
  // Text that does not fit is laid out from the top.
  const anchor = mark.fit.overflow ? 't' : anchors[mark.anchor]
  return (
    `<a:bodyPr wrap="square" lIns="${left}" tIns="0" rIns="${right}" bIns="0" rtlCol="0"` +
    ` anchor="${anchor}"><a:noAutofit/></a:bodyPr>`
  )
}

/** How much of the room beside a text lies at its left. */
export const leftShare: Readonly<Record<Paragraph['align'], number>> = {
  left: 0,
  center: 0.5,
  right: 1,
}
