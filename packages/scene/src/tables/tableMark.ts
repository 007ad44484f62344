import { type Box, isCovered, mergeAt, mergesInRows, type TableData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { NativeMark, Stroke, TableGrid, TableGridRow, TextMark } from '../marks.ts'
import { textMark } from '../sheet.ts'
import type { Lettering } from '../type/roleParagraph.ts'
import { readOnPage } from '../type/readOnPage.ts'
import type { Rescue } from '../type/settleSizes.ts'
import { columnWidths } from './columnWidths.ts'
import { gridCells } from './gridCells.ts'
import { paintGrid } from './paintGrid.ts'
import {
  columnTexts,
  isBlank,
  leastAir,
  padding,
  type Specs,
  type TableSizes,
  tableSizes,
} from './tableSizes.ts'
import { cellParagraphs, figureColumns, type TableType } from './tableText.ts'

export interface TableRequest {
  readonly elementId: string
  readonly table: TableData
  readonly box: Box
  /** Reading direction of the page: a right-to-left table starts on the right. */
  readonly direction: 'ltr' | 'rtl'
}

export interface PaintedTable {
  readonly mark: NativeMark
  readonly rescue: Rescue
}

/** Creates a native table mark, in as much of the box as its rows need. */
export function tableMark(lettering: Lettering, request: TableRequest): PaintedTable {
  const { table, box, elementId } = request
  const { merges } = table
  const heads = headsOf(table)
  const rhythm = rhythmOf(table.rows.length - heads)
  const specs = cellSpecs(lettering, request, rhythm.type)
  const widths = columnWidths(lettering.book, columnTexts(specs, merges), {
    width: box.width,
    padding,
    shares: table.columnWidths,
  })
  const { height } = box
  const sizes = tableSizes(lettering.book, {
    specs,
    columns: widths.columns,
    merges,
    heads,
    height,
  })
  const grid = gridOf(lettering, {
    ...request,
    ...widths,
    specs,
    sizes,
    heights: airy(sizes.heights, { rhythm, height, heads }),
  })
  const own = {
    ...box,
    height: Math.min(
      grid.rows.reduce((sum, row) => sum + row.height, 0),
      height,
    ),
  }
  return {
    rescue: sizes.rescue,
    mark: {
      mark: 'native',
      id: elementId,
      box: own,
      origin: { elementId, role: 'table' },
      source: { kind: 'table', table, grid },
      painted: paintGrid(elementId, grid, own),
    },
  }
}

/** Number of header rows. */
function headsOf({ header = true }: TableData): 0 | 1 {
  return header ? 1 : 0
}

/** Index of the total row; undefined if there is none. */
function totalRowOf({ totalRow, rows }: TableData): number | undefined {
  return totalRow === true ? rows.length - 1 : undefined
}

interface TableRhythm {
  readonly type: TableType
  /** Maximum height of a row with one line. */
  readonly row: number
}

// Short tables are set large, so that even a table of three rows fills its page.
function rhythmOf(rows: number): TableRhythm {
  const [, size, row] = rhythms.find(([most]) => rows <= most) ?? longest
  return {
    type: { head: { size: size > 20 ? 19 : 17, floor: 15 }, row: { size, floor: 18 } },
    row,
  }
}

const longest = [Infinity, 18, 44] as const
/** Maximum number of rows, their text size, and the height of a row with one line. */
const rhythms = [
  [1, 36, 320],
  [2, 32, 180],
  [3, 29, 120],
  [4, 26, 92],
  [6, 22, 66],
  [8, 20, 54],
] as const

function cellSpecs(
  lettering: Lettering,
  { table, direction }: TableRequest,
  type: TableType,
): Specs {
  const figures = figureColumns(table)
  const heads = headsOf(table)
  const total = totalRowOf(table)
  return table.rows.map((row, index) =>
    row.map((text, column) => {
      const merge = mergeAt(table.merges, { row: index, column })
      const cell = {
        text,
        head: index < heads,
        first: column === 0,
        figures: figures[column] ?? false,
        emphasized: table.emphasis === index || index === total,
        merge,
      }
      return cellParagraphs(lettering, cell, type).map((spec) => readOnPage(spec, direction))
    }),
  )
}

/** Distributes the remaining room among the rows, each up to the height that the rhythm allows. */
function airy(
  heights: readonly number[],
  {
    rhythm,
    height,
    heads,
  }: { readonly rhythm: TableRhythm; readonly height: number; readonly heads: number },
): readonly number[] {
  const wished = heights.map((least, index) =>
    Math.max(least, index < heads ? Math.min(54, least + 24) : Math.max(rhythm.row, least + 28)),
  )
  const least = heights.reduce((sum, row) => sum + row, 0)
  const more = wished.reduce((sum, row) => sum + row, 0) - least
  const share = more > 0 ? Math.min(1, Math.max(0, height - least) / more) : 0
  return heights.map((row, index) => row + ((wished[index] ?? row) - row) * share)
}

interface GridRequest extends TableRequest {
  readonly specs: Specs
  readonly columns: readonly number[]
  readonly natural: readonly number[]
  readonly sizes: TableSizes
  readonly heights: readonly number[]
}

/** Returns the grid with the words of its cells. */
function gridOf(lettering: Lettering, request: GridRequest): TableGrid {
  const bare = bareGrid(lettering, request)
  const texts = gridCells(bare, request.box).map((cells) =>
    cells.map((cell) => ({ column: cell.column, mark: cellMark(lettering, request, cell) })),
  )
  const rows = bare.rows.map((row, index) => ({
    ...row,
    cells: row.cells.map((_, column) => texts[index]?.find((cell) => cell.column === column)?.mark),
  }))
  return { ...bare, rows }
}

function bareGrid({ look }: Lettering, request: GridRequest): TableGrid {
  const { columns, natural, table, direction } = request
  const heads = headsOf(table)
  const line = (width: number, token: 'ink' | 'line' | 'accent1'): Stroke => ({
    paint: paint(look, token),
    width,
  })
  const total = totalRowOf(table)
  const rows = shownHeights(request).map((height, index): TableGridRow => {
    const emphasized = table.emphasis === index
    const isBand = table.banded === true && index >= heads && (index - heads) % 2 === 0
    return {
      height,
      below: index < heads || index + 1 === total ? line(2, 'ink') : line(1.25, 'line'),
      ...((emphasized || isBand) && { fill: paint(look, 'surface') }),
      ...(emphasized && { bar: line(5, 'accent1') }),
      ...(table.firstColumn === true && index >= heads && { side: line(2, 'ink') }),
      cells: columns.map(() => undefined),
    }
  })
  const merges = mergesInRows(table.merges, { start: 0, count: rows.length })
  return { columns, natural, rows, direction, ...(merges.length > 0 && { merges }) }
}

/** The heights of the rows, without those below the box if the table fits at no size. */
function shownHeights({ heights, box, sizes }: GridRequest): readonly number[] {
  if (sizes.rescue !== 'overflow') return heights
  let y = box.y
  const beyond = heights.findIndex((height) => {
    const isBeyond = y + height > box.y + box.height + 1e-6
    y += height
    return isBeyond
  })
  return beyond < 0 ? heights : heights.slice(0, beyond)
}

function cellMark(
  { book }: Lettering,
  { specs, sizes, elementId, table }: GridRequest,
  { row, column, rows, box }: ReturnType<typeof gridCells>[number][number],
): TextMark | undefined {
  const cell = specs[row]?.[column] ?? []
  const [first] = cell
  if (!first || cell.every(isBlank) || isCovered(table.merges, { row, column })) return undefined
  const size = sizes.sizeOf(row)
  const inner: Box = {
    x: box.x + padding,
    y: box.y + leastAir,
    width: box.width - padding * 2,
    height: box.height - leastAir * 2,
  }
  const paragraphs = cell.map((spec) => ({ spec, size, spaceBefore: 0 }))
  return textMark(
    book,
    {
      id: `${elementId}-${row}-${column}`,
      box: inner,
      anchor: row < headsOf(table) && rows === 1 ? 'bottom' : 'middle',
      paragraphs: [...cell],
    },
    { paragraphs, height: inner.height, rescue: 'none' },
  )
}
