import type { CellRange } from '@deckloom/deck'
import { cellValue } from './cellValues.ts'
import {
  attribute,
  elementChildren,
  findAll,
  isElement,
  type PageElement,
  type PageNode,
} from './pageNodes.ts'
import type { PageSheets } from './pageSheets.ts'
import type { PastedTable } from './pastedBlocks.ts'
import { isHidden, stylesOf } from './pageStyles.ts'

/** Columns and rows that are read; a slide shows fewer. */
const most = { columns: 50, rows: 400 }

/**
 * Returns the cells of a table; undefined if it only arranges a page: then it has one column or one cell, or cells that
 * hold tables, pictures or several lists.
 */
export function tableIn(
  table: PageElement,
  sheets: PageSheets,
): Omit<PastedTable, 'kind'> | undefined {
  if (/^(?:presentation|none)$/u.test(attribute(table, 'role'))) return undefined
  if (findAll(table, ({ tag }) => /^(?:table|ul|ol)$/u.test(tag)).length > 0) return undefined
  const rows = findAll(table, ({ tag }) => tag === 'tr')
    .filter((row) => !isHidden(row, stylesOf(row)))
    .slice(0, most.rows)
  const { grid, spans } = withSpans(rows, sheets)
  const width = Math.max(0, ...grid.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1))
  const end = grid.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1
  if (width < 2) return undefined
  const merges = spans.flatMap((span): CellRange | [] => {
    const columns = Math.min(span.columns, width - span.column)
    const high = Math.min(span.rows, end - span.row)
    return columns > 0 && high > 0 && columns * high > 1 ? { ...span, columns, rows: high } : []
  })
  return {
    rows: grid
      .slice(0, end)
      .map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? '')),
    ...(merges.length > 0 && { merges }),
  }
}

interface SpannedGrid {
  readonly grid: readonly string[][]
  readonly spans: readonly CellRange[]
}

// A cell over several columns or rows stands in the first of them.
function withSpans(rows: readonly PageElement[], sheets: PageSheets): SpannedGrid {
  const spans: CellRange[] = []
  const grid = rows.map((): string[] => [])
  const taken = rows.map(() => new Set<number>())
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const cell of elementChildren(row).filter(({ tag }) => tag === 'td' || tag === 'th')) {
      while (taken[y]?.has(x)) x += 1
      if (x >= most.columns) break
      const wide = spanOf(cell, 'colspan', most.columns - x)
      const high = spanOf(cell, 'rowspan', rows.length - y)
      fill(taken, { y, x, wide, high })
      if (wide * high > 1) spans.push({ row: y, column: x, rows: high, columns: wide })
      const line = grid[y] ?? []
      while (line.length < x) line.push('')
      line[x] = valueOf(cell, sheets)
      x += wide
    }
  }
  return { grid: grid.map((cells) => Array.from(cells, (cell) => cell ?? '')), spans }
}

function fill(
  taken: readonly Set<number>[],
  { y, x, wide, high }: Readonly<Record<'y' | 'x' | 'wide' | 'high', number>>,
): void {
  for (const row of taken.slice(y, y + high)) {
    for (let column = x; column < x + wide; column += 1) row.add(column)
  }
}

function spanOf(cell: PageElement, name: 'colspan' | 'rowspan', max: number): number {
  const span = Number.parseInt(attribute(cell, name), 10)
  return Math.max(1, Math.min(span || 1, max))
}

function valueOf(cell: PageElement, sheets: PageSheets): string {
  const shown = wordsIn(cell).replaceAll(/\s+/gu, ' ').trim()
  return cellValue(cell, shown, { styles: stylesOf(cell), sheets })
}

const blocks = /^(?:address|blockquote|br|dd|div|dt|h[1-6]|li|p|pre)$/u
const unseen = /^(?:script|style|template|svg|head|title)$/u

function wordsIn(node: PageNode): string {
  if (!isElement(node)) return node
  if (unseen.test(node.tag) || isHidden(node, stylesOf(node))) return ''
  const words = node.children.map(wordsIn).join('')
  return blocks.test(node.tag) ? ` ${words} ` : words
}
