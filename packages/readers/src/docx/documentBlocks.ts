import { chartTable, readChart } from '../office/readChart.ts'
import { escapeMarkdown, markdownTable } from '../markdown/write.ts'
import { attributeOf, childAt, childrenNamed, elementsOf, numberOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Numbering } from './numbering.ts'
import { paragraphText } from './paragraphText.ts'
import { listPlace, outlineLevel, type Styles } from './styles.ts'

export interface DocumentParts {
  readonly styles: Styles
  readonly numbering: Numbering
  /** The part of a chart by the id of its relationship. */
  readonly chart: (id: string | undefined) => XmlElement | undefined
  /** Counts what was found and not read. */
  readonly found: { pictures: number }
}

/** Returns the blocks of a document in Markdown; a list item is one block. */
export function documentBlocks(
  body: XmlElement | undefined,
  parts: DocumentParts,
): readonly string[] {
  const blocks: { readonly text: string; readonly item: boolean }[] = []
  for (const element of elementsOf(body)) {
    if (element.name === 'p') blocks.push(...paragraphBlocks(element, parts))
    else if (element.name === 'tbl') blocks.push({ text: table(element, parts), item: false })
    else if (element.name === 'sdt') {
      const inner = documentBlocks(childAt(element, 'sdtContent'), parts)
      blocks.push(...inner.map((text) => ({ text, item: false })))
    }
  }
  return joinItems(blocks.filter(({ text }) => text !== ''))
}

function joinItems(
  blocks: readonly { readonly text: string; readonly item: boolean }[],
): readonly string[] {
  const joined: string[] = []
  let inList = false
  for (const { text, item } of blocks) {
    const last = joined.at(-1)
    if (item && inList && last !== undefined) joined[joined.length - 1] = `${last}\n${text}`
    else joined.push(text)
    inList = item
  }
  return joined
}

function paragraphBlocks(paragraph: XmlElement, parts: DocumentParts) {
  const { text, charts, boxes, pictures } = paragraphText(paragraph)
  parts.found.pictures += pictures
  const words = text.replaceAll(/\s+/gu, ' ').trim()
  return [
    ...(words === '' ? [] : [addMarker(words, paragraph, parts)]),
    ...boxes
      .flatMap((box) => documentBlocks(box, parts))
      .map((block) => ({ text: block, item: false })),
    ...charts.map((id) => ({ text: chartTable(readChart(parts.chart(id))), item: false })),
  ]
}

/**
 * Returns a paragraph with its Markdown prefix. A document title makes every heading one level
 * lower.
 */
function addMarker(words: string, paragraph: XmlElement, { styles, numbering }: DocumentParts) {
  const properties = childAt(paragraph, 'pPr')
  const style = styles(attributeOf(childAt(properties, 'pStyle'), 'val'))
  const heading = outlineLevel(properties) ?? style.heading
  const text = escapeMarkdown(words)
  if (heading !== undefined) {
    return { text: `${'#'.repeat(Math.min(6, Math.max(1, heading)))} ${text}`, item: false }
  }
  const place = listPlace(properties) ?? style.list
  const mark = place && numbering(place)
  if (place && mark) {
    // Three spaces nest an item below both kinds of markers.
    return {
      text: `${'   '.repeat(place.level)}${mark === 'bullet' ? '-' : '1.'} ${text}`,
      item: true,
    }
  }
  return { text: style.quote ? `> ${text}` : text, item: false }
}

/** Formats a table as rows of cells; a single column is only a frame around its paragraphs. */
function table(element: XmlElement, parts: DocumentParts): string {
  const rows = childrenNamed(element, 'tr').map((row) => rowCells(row, parts))
  if (Math.max(0, ...rows.map((row) => row.length)) > 1 && rows.length > 1) {
    return markdownTable(rows.map((row) => row.map(({ text }) => text)))
  }
  return rows
    .flat()
    .flatMap(({ cell }) => documentBlocks(cell, parts))
    .join('\n\n')
}

function rowCells(row: XmlElement, parts: DocumentParts) {
  return childrenNamed(row, 'tc').flatMap((cell) => {
    const properties = childAt(cell, 'tcPr')
    const merge = childAt(properties, 'vMerge')
    const continues = merge !== undefined && attributeOf(merge, 'val') !== 'restart'
    const text = continues ? '' : cellText(cell, parts)
    const span = Math.min(30, Math.max(1, numberOf(childAt(properties, 'gridSpan'), 'val') ?? 1))
    return [
      { text, cell },
      ...Array.from({ length: span - 1 }, () => ({ text: '', cell: undefined })),
    ]
  })
}

function cellText(cell: XmlElement, parts: DocumentParts): string {
  return elementsOf(cell)
    .flatMap((inner) => {
      if (inner.name === 'tbl')
        return childrenNamed(inner, 'tr')
          .flatMap((row) => rowCells(row, parts))
          .map(({ text }) => text)
      if (inner.name !== 'p') return []
      const { text, pictures } = paragraphText(inner)
      parts.found.pictures += pictures
      return [text]
    })
    .join(' ')
}
