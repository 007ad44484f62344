import { type CellRange, isCovered, mergeAt, type Slide, type TableData } from '@deckloom/deck'
import {
  type CopiedPart,
  noEmphasis,
  partsBelowTitle,
  partsOfElements,
  titleLine,
} from './copiedParts.ts'
import { escapeHtml, linesHtml, runsHtml } from './linesHtml.ts'

/**
 * Returns elements as a page for other programs: paragraphs, lists and tables. Word processors and mail ignore style
 * sheets, so the few styles are written on the elements; the colors of elements stay here, where their ground is.
 */
export function htmlOfElements(slide: Slide, ids: readonly string[]): string {
  return htmlOfParts(partsOfElements(slide, ids))
}

/** Returns what slides say as a page for other programs. */
export function htmlOfSlides(slides: readonly Slide[]): string {
  return slides
    .map((slide) => {
      const title = runsHtml(titleLine(slide).runs, noEmphasis)
      return `<h2>${title}</h2>${htmlOfParts(partsBelowTitle(slide))}`
    })
    .join('')
}

function htmlOfParts(parts: readonly CopiedPart[]): string {
  return parts.map(partHtml).join('')
}

function partHtml(part: CopiedPart): string {
  if (part.kind === 'lines') return linesHtml(part.lines, part.emphasis)
  const { title = '', table } = part
  return `${title === '' ? '' : `<p><b>${escapeHtml(title)}</b></p>`}${htmlOfTable(table)}`
}

const cellStyle = 'border: 1px solid #999999; padding: 4px 8px; text-align: left'

/** Returns a table for other programs. */
export function htmlOfTable({
  rows,
  merges,
  header = true,
  firstColumn = false,
}: TableData): string {
  const lines = rows.map((cells, row) => {
    const words = cells.map((cell, column) => {
      if (isCovered(merges, { row, column })) return ''
      const tag = (header && row === 0) || (firstColumn && column === 0) ? 'th' : 'td'
      const spans = spansOf(mergeAt(merges, { row, column }))
      const text = escapeHtml(cell).replaceAll('\n', '<br>')
      return `<${tag}${spans} style="${cellStyle}">${text}</${tag}>`
    })
    return `<tr>${words.join('')}</tr>`
  })
  return `<table style="border-collapse: collapse"><tbody>${lines.join('')}</tbody></table>`
}

function spansOf(merge: CellRange | undefined): string {
  if (!merge) return ''
  const { rows, columns } = merge
  return `${rows > 1 ? ` rowspan="${rows}"` : ''}${columns > 1 ? ` colspan="${columns}"` : ''}`
}
