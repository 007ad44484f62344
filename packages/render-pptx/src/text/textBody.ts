import type { Paragraph, TextMark } from '@deckloom/scene'
import { emu } from '../drawing/units.ts'
import { leftShare } from './leftShare.ts'
import { textParagraph, type ParagraphWriting } from './textParagraph.ts'
import type { Wrapping } from './wrapping.ts'

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const

/** Writes `p:txBody` for a mark. */
export function textBody(mark: TextMark, lines: Wrapping, writing: ParagraphWriting): string {
  return (
    `<p:txBody>${bodyProperties(mark, lines.width)}<a:lstStyle/>` +
    `${textParagraphs(mark, lines, writing)}</p:txBody>`
  )
}

/** Writes the paragraphs of a text body; at least one, as the schema requires. */
export function textParagraphs(mark: TextMark, lines: Wrapping, writing: ParagraphWriting): string {
  const { paragraphs } = mark
  const { margin = 0 } = lines
  let body = ''
  paragraphs.forEach((paragraph, index) => {
    const before = beforeInList(paragraphs, index)
    const breaks = lines.breaks.get(index) ?? []
    body += textParagraph({ paragraph, before, left: mark.box.x, margin, breaks }, writing)
  })
  return body === '' ? '<a:p/>' : body
}

/** Returns the previous paragraph of the same list level, if only deeper ones are in between. */
function beforeInList(paragraphs: TextMark['paragraphs'], index: number): Paragraph | undefined {
  const { level = 0 } = paragraphs[index] ?? {}
  return paragraphs.slice(0, index).findLast((before) => (before.level ?? 0) <= level)
}

function bodyProperties(mark: TextMark, width: number): string {
  const spare = Math.max(mark.box.width - width, 0)
  const align = mark.paragraphs[0]?.align ?? 'left'
  const left = emu(spare * leftShare[align])
  const right = emu(spare * (1 - leftShare[align]))
  // Text that does not fit is anchored to the top.
  const anchor = mark.fit.overflow ? 'top' : mark.anchor
  const lower = anchor === 'middle' ? lowerThanMiddle(mark) : 0
  return (
    `<a:bodyPr wrap="square" lIns="${left}" tIns="${emu(Math.max(lower * 2, 0))}" rIns="${right}"` +
    ` bIns="${emu(Math.max(lower * -2, 0))}" rtlCol="0" anchor="${anchors[anchor]}"><a:noAutofit/></a:bodyPr>`
  )
}

// Office programs center lines including the space above them; the scene centers letters.
function lowerThanMiddle({ box, lines }: TextMark): number {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return 0
  return (first.top + last.top + last.height) / 2 - (box.y + box.height / 2)
}
