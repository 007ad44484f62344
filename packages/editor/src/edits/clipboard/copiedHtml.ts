import {
  type CellRange,
  isCovered,
  mergeAt,
  readContent,
  type Slide,
  type TableData,
  type TextRunStyle,
} from '@deckloom/deck'
import { bulletsId, findElement, titleId } from '../elements.ts'
import { elementRichText, type Emphasis, type RichLine } from '../richText.ts'
import { textOfRuns } from '../runLooks.ts'
import { shownTable, tableId } from '../slideTable.ts'

/**
 * Returns elements as a page for other programs: paragraphs, lists and tables. Word processors and mail ignore style
 * sheets, so the few styles are written on the elements; colors stay here, where their ground is.
 */
export function htmlOfElements(slide: Slide, ids: readonly string[]): string {
  return ids.map((id) => elementHtml(slide, id)).join('')
}

/** Returns what slides say as a page for other programs. */
export function htmlOfSlides(slides: readonly Slide[]): string {
  return slides
    .map((slide) => {
      const { texts } = readContent(slide)
      const table = shownTable(slide) ? [tableId(slide)] : []
      const ids = [bulletsId(slide), ...table, ...texts.map(({ id }) => id)]
      const title = linesOf(slide, titleId(slide)).map(({ runs }) => runsHtml(runs, plain))
      return `<h2>${title.join(' ')}</h2>${htmlOfElements(slide, ids)}`
    })
    .join('')
}

const plain: Emphasis = { bold: false, italic: false, underline: false, strike: false }

function linesOf(slide: Slide, id: string): readonly RichLine[] {
  return elementRichText(slide, id)?.lines ?? []
}

function elementHtml(slide: Slide, id: string): string {
  const element = findElement(slide, id)
  if (element?.kind === 'table') return htmlOfTable(element.table)
  if (element?.kind === 'visual' && element.visual.kind === 'chart') {
    return `<p>${escapeHtml(element.visual.chart.title)}</p>`
  }
  const rich = elementRichText(slide, id)
  if (!rich || rich.lines.every(({ runs }) => textOfRuns(runs) === '')) return ''
  const isList = rich.kind === 'bullets'
  const lines = rich.lines.map((line): RichLine => (isList ? { list: 'bullet', ...line } : line))
  return linesHtml(lines, rich.emphasis)
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

/** Writes lines as paragraphs and lists within lists. */
export function linesHtml(lines: readonly RichLine[], emphasis: Emphasis): string {
  let html = ''
  const open: ('ul' | 'ol')[] = []
  const close = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop() ?? ''}>`
  }
  for (const { list, level = 0, runs } of lines) {
    const words = runsHtml(runs, emphasis)
    const tag = list === 'number' ? 'ol' : 'ul'
    if (list === undefined) {
      close(0)
      html += `<p>${words}</p>`
      continue
    }
    close(level + 1)
    // A list of the other kind begins anew.
    if (open.length === level + 1 && open.at(-1) !== tag) close(level)
    if (open.length === level + 1) html += `</li><li>${words}`
    else {
      html += `<${tag}><li>${words}`
      open.push(tag)
    }
  }
  close(0)
  return html
}

const tags = [
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
  ['strike', 's'],
] as const

function runsHtml(runs: readonly TextRunStyle[], emphasis: Emphasis): string {
  return runs.map((run) => runHtml(run, emphasis)).join('')
}

function runHtml(run: TextRunStyle, emphasis: Emphasis): string {
  let html = escapeHtml(run.text).replaceAll('\n', '<br>')
  if (run.baseline) {
    const tag = run.baseline === 'super' ? 'sup' : 'sub'
    html = `<${tag}>${html}</${tag}>`
  }
  for (const [name, tag] of tags) {
    if (run[name] ?? emphasis[name]) html = `<${tag}>${html}</${tag}>`
  }
  return run.href === undefined ? html : `<a href="${escapeHtml(run.href)}">${html}</a>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
