import type { Paragraph, TextRun } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'
import { fontSize, textFill, typefaces } from '../text/characterProperties.ts'

/** Writes `c:txPr`, the label style of a chart part. Labels break at the width of their column only with `wrap`. */
export function labelProperties(
  run: TextRun,
  { wrap = false, language }: { readonly wrap?: boolean; readonly language: string },
): string {
  // An explicit rotation of 0 keeps programs from tilting labels they find too long.
  const body = tag('a:bodyPr', { rot: 0, vert: 'horz', wrap: wrap ? 'square' : 'none', ...insets })
  return tag(
    'c:txPr',
    {},
    body,
    '<a:lstStyle/>',
    tag(
      'a:p',
      {},
      tag('a:pPr', {}, characters('a:defRPr', run)),
      `<a:endParaRPr lang="${escapeXml(language)}"/>`,
    ),
  )
}

const insets = { lIns: 0, tIns: 0, rIns: 0, bIns: 0 } as const

/** Writes static text of a chart. */
export function richText(paragraphs: readonly Paragraph[], language: string): string {
  const written = paragraphs.map(({ runs }) => {
    const [first] = runs
    return tag(
      'a:p',
      {},
      tag('a:pPr', { algn: 'l' }, first ? characters('a:defRPr', first) : ''),
      ...runs.map((run) =>
        tag('a:r', {}, characters('a:rPr', run, language), `<a:t>${escapeXml(run.text)}</a:t>`),
      ),
    )
  })
  const body = tag('a:bodyPr', { rot: 0, vert: 'horz', wrap: 'none', ...insets, anchor: 't' })
  return tag('c:tx', {}, tag('c:rich', {}, body, '<a:lstStyle/>', ...written))
}

/** A field that the program fills in; `text` is shown by programs that do not. */
export interface LabelField {
  readonly type: 'CELLRANGE' | 'SERIESNAME' | 'CATEGORYNAME'
  readonly id: string
  readonly text: string
}

/** Writes the text of a label: fields, with plain text between them. */
export function fieldText(
  parts: readonly (LabelField | string)[],
  run: TextRun,
  language: string,
): string {
  const look = characters('a:rPr', run, language)
  const written = parts.map((part) =>
    typeof part === 'string'
      ? tag('a:r', {}, look, `<a:t>${escapeXml(part)}</a:t>`)
      : tag(
          'a:fld',
          { id: part.id, type: part.type },
          look,
          '<a:pPr/>',
          `<a:t>${escapeXml(part.text)}</a:t>`,
        ),
  )
  const paragraph = tag('a:p', {}, tag('a:pPr', {}, characters('a:defRPr', run)), ...written)
  const body = tag('a:bodyPr', { rot: 0, vert: 'horz', wrap: 'none', ...insets })
  return tag('c:tx', {}, tag('c:rich', {}, body, '<a:lstStyle/>', paragraph))
}

function characters(element: 'a:defRPr' | 'a:rPr', run: TextRun, language?: string): string {
  return tag(
    element,
    {
      lang: language,
      sz: fontSize(run.size),
      b: run.bold ? 1 : 0,
      i: run.italic || run.oblique ? 1 : 0,
    },
    textFill(run.paint),
    typefaces(run),
  )
}
