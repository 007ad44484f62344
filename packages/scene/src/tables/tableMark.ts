import type { Box, TableData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark, NativeMark, Stroke, TableGrid, TableGridRow, TextMark } from '../marks.ts'
import { n, rectPath } from '../paths.ts'
import { textMark } from '../sheet.ts'
import { linesOf, wordsFit } from '../type/fitText.ts'
import type { Lettering } from '../type/roleParagraph.ts'
import { readOnPage } from '../type/readOnPage.ts'
import { settleSizes, type Rescue } from '../type/settleSizes.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'
import { columnWidths } from './columnWidths.ts'
import { cellParagraph, figureColumns, type TableType } from './tableText.ts'

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

/** Space in page units on either side of a cell's text, and the minimum above and below it. */
const padding = 14
const leastAir = 4

/** Creates a native table mark, in as much of the box as its rows need. */
export function tableMark(lettering: Lettering, request: TableRequest): PaintedTable {
  const { table, box, elementId } = request
  const rhythm = rhythmOf(table.rows.length - 1)
  const specs = cellSpecs(lettering, request, rhythm.type)
  const columns = columnWidths(lettering.book, transpose(specs), { width: box.width, padding })
  const { sizes, rescue, heights } = settled(lettering, { specs, columns, height: box.height })
  const grid = gridOf(lettering, {
    ...request,
    specs,
    columns,
    sizes,
    heights: airy(heights, { rhythm, height: box.height }),
    cut: rescue === 'overflow',
  })
  const height = grid.rows.reduce((sum, row) => sum + row.height, 0)
  const own = { ...box, height: Math.min(height, box.height) }
  return {
    rescue,
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

type Specs = readonly (readonly ParagraphSpec[])[]

function cellSpecs(
  lettering: Lettering,
  { table, direction }: TableRequest,
  type: TableType,
): Specs {
  const figures = figureColumns(table)
  return table.rows.map((row, index) =>
    row.map((text, column) => {
      const cell = {
        text,
        head: index === 0,
        first: column === 0,
        figures: figures[column] ?? false,
        emphasized: table.emphasis === index,
      }
      return readOnPage(cellParagraph(lettering, cell, type), direction)
    }),
  )
}

function transpose(specs: Specs): Specs {
  return (specs[0] ?? []).map((_, column) => specs.flatMap((row) => row[column] ?? []))
}

interface Trial {
  readonly specs: Specs
  readonly columns: readonly number[]
  readonly height: number
}

interface Settled {
  /** Of the header and of the rows. */
  readonly sizes: readonly number[]
  readonly rescue: Rescue
  /** Minimum height of every row. */
  readonly heights: readonly number[]
}

function settled({ book }: Lettering, { specs, columns, height }: Trial): Settled {
  const room = columns.map((width) => width - padding * 2)
  const heightsAt = (trial: readonly number[]): readonly number[] =>
    specs.map((row, index) => {
      const size = trial[index === 0 ? 0 : 1] ?? 0
      const tallest = row.map((spec, column) =>
        isBlank(spec)
          ? 0
          : linesOf(book, spec, { size, width: room[column] ?? 0 }) * spec.leading * size,
      )
      return Math.max(size * 1.3, ...tallest) + leastAir * 2
    })
  const { sizes: found, rescue } = settleSizes({
    rows: [specs[0]?.[0], specs[1]?.[0]].flatMap((spec) => spec ?? []),
    height,
    heightAt: (trial) => heightsAt(trial).reduce((sum, row) => sum + row, 0),
    wordsFit: (trial) =>
      specs.every((row, index) =>
        row.every((spec, column) =>
          wordsFit(book, spec, {
            size: trial[index === 0 ? 0 : 1] ?? spec.size,
            width: room[column] ?? 0,
          }),
        ),
      ),
    linesAt: () => 0,
  })
  return { sizes: found, rescue, heights: heightsAt(found) }
}

function isBlank({ runs }: ParagraphSpec): boolean {
  return runs.every(({ text }) => text === '')
}

/** Distributes the remaining room among the rows, each up to the height that the rhythm allows. */
function airy(
  heights: readonly number[],
  { rhythm, height }: { readonly rhythm: TableRhythm; readonly height: number },
): readonly number[] {
  const wished = heights.map((least, index) =>
    Math.max(least, index === 0 ? Math.min(54, least + 24) : Math.max(rhythm.row, least + 28)),
  )
  const least = heights.reduce((sum, row) => sum + row, 0)
  const more = wished.reduce((sum, row) => sum + row, 0) - least
  const share = more > 0 ? Math.min(1, Math.max(0, height - least) / more) : 0
  return heights.map((row, index) => row + ((wished[index] ?? row) - row) * share)
}

interface GridRequest extends TableRequest {
  readonly specs: Specs
  readonly columns: readonly number[]
  readonly sizes: readonly number[]
  readonly heights: readonly number[]
  /** Whether rows that extend below the box are omitted. */
  readonly cut: boolean
}

function gridOf(lettering: Lettering, request: GridRequest): TableGrid {
  const { look } = lettering
  const { heights, columns, box, table, cut } = request
  const line = (width: number, token: 'ink' | 'line' | 'accent1'): Stroke => ({
    paint: paint(look, token),
    width,
  })
  const rows: TableGridRow[] = []
  let y = box.y
  for (const [index, height] of heights.entries()) {
    if (cut && y + height > box.y + box.height + 1e-6) break
    const emphasized = table.emphasis === index
    rows.push({
      height,
      below: index === 0 ? line(2, 'ink') : line(1.25, 'line'),
      ...(emphasized && { fill: paint(look, 'surface'), bar: line(5, 'accent1') }),
      cells: columns.map((_, column) => cellMark(lettering, request, { row: index, column, y })),
    })
    y += height
  }
  return { columns, rows, direction: request.direction }
}

function cellMark(
  { book }: Lettering,
  { specs, columns, sizes: found, heights, box, elementId, direction }: GridRequest,
  { row, column, y }: { readonly row: number; readonly column: number; readonly y: number },
): TextMark | undefined {
  const spec = specs[row]?.[column]
  if (!spec || isBlank(spec)) return undefined
  const size = found[row === 0 ? 0 : 1] ?? spec.size
  const before = columns.slice(0, column).reduce((sum, width) => sum + width, 0)
  const width = columns[column] ?? 0
  const left = direction === 'rtl' ? box.x + box.width - before - width : box.x + before
  const cell: Box = {
    x: left + padding,
    y: y + leastAir,
    width: width - padding * 2,
    height: (heights[row] ?? 0) - leastAir * 2,
  }
  return textMark(
    book,
    {
      id: `${elementId}-${row}-${column}`,
      box: cell,
      anchor: row === 0 ? 'bottom' : 'middle',
      paragraphs: [spec],
    },
    { paragraphs: [{ spec, size, spaceBefore: 0 }], height: cell.height, rescue: 'none' },
  )
}

function paintGrid(id: string, { rows, direction }: TableGrid, box: Box): readonly Mark[] {
  const marks: Mark[] = []
  let { y } = box
  for (const [index, row] of rows.entries()) {
    const band = { ...box, y, height: row.height }
    if (row.fill) {
      marks.push({
        mark: 'path',
        id: `${id}-fill-${index}`,
        box: band,
        d: rectPath(band),
        fill: row.fill,
      })
    }
    if (row.bar) {
      const bar = { ...band, x: direction === 'rtl' ? box.x + box.width : box.x, width: 0 }
      marks.push(stroke(`${id}-bar-${index}`, bar, row.bar))
    }
    marks.push(...row.cells.flatMap((cell) => cell ?? []))
    y += row.height
    if (row.below) marks.push(stroke(`${id}-rule-${index}`, { ...box, y, height: 0 }, row.below))
  }
  return marks
}

function stroke(id: string, box: Box, line: Stroke): Mark {
  const { x, y, width, height } = box
  return {
    mark: 'path',
    id,
    box,
    d: `M${n(x)} ${n(y)}L${n(x + width)} ${n(y + height)}`,
    stroke: line,
    alt: '',
  }
}
