import type { Box, TextRunStyle } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { Anchor } from '../layouts/slot.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { bulletStyle } from './bulletStyle.ts'
import { linesHeight, linesOf, spaceAt, wordsFit } from '../type/fitText.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import { settleSizes, type Rescue } from '../type/settleSizes.ts'
import type { ParagraphSpec, SizedParagraph } from '../type/textSpec.ts'

/** One row of a component, with the same role and size in every column. */
export type ColumnRow = Omit<RoleText, 'text'>

export interface Column {
  readonly box: Box
  /** Text of each row; an empty string leaves the row blank. */
  readonly cells: readonly string[]
  readonly look?: Look
  readonly color?: string | undefined
  /** The user's formatted runs, if parts of the text differ in style. */
  readonly runs?: readonly TextRunStyle[] | undefined
}

export interface ColumnsRequest {
  readonly id: string
  readonly rows: readonly ColumnRow[]
  readonly columns: readonly Column[]
  readonly anchor?: Anchor
  /** Largest size that the first row may grow to, and the others with it, and how many lines may be added to do so. */
  readonly grow?: number
  readonly growLines?: number
  /** Index of the first column's placeholder; without it, columns are plain text boxes. */
  readonly placeholder?: number
  /** Build step of the first column when bullets appear one by one. */
  readonly firstStep?: number
}

/** Adds columns of text whose rows start at the same height and have the same size in every column. */
export function addColumns(stage: Stage, sheet: Sheet, request: ColumnsRequest): void {
  const { book } = stage
  const columns = request.columns.map((column) => ({
    ...column,
    specs: column.cells.map((text, row) => cellParagraph(stage, request, { column, text, row })),
  }))
  const first = columns[0]
  if (!first || sheet.isGivenUp) return
  const grid = gridOf(book, columns)
  const settled = settleSizes({
    rows: request.rows.map((row, index) => first.specs[index] ?? row),
    height: Math.min(...columns.map(({ box }) => box.height)),
    grow: largestRow(stage, request),
    growLines: request.growLines,
    ...grid,
  })
  const heights = grid.rowHeights(settled.sizes)
  for (const [index, column] of columns.entries()) {
    addColumn(stage, sheet, {
      request,
      index,
      column,
      rescue: settled.rescue,
      paragraphs: alignRows(book, column, { sizes: settled.sizes, heights }),
    })
  }
}

function largestRow({ slide, look }: Stage, { grow }: ColumnsRequest): number | undefined {
  if (slide.bulletStyle?.fontSize !== undefined) return undefined
  return grow && grow * look.theme.sizeScale
}

type SpecColumn = Column & { readonly specs: readonly ParagraphSpec[] }

function cellParagraph(
  stage: Stage,
  { rows }: ColumnsRequest,
  cell: { readonly column: Column; readonly text: string; readonly row: number },
): ParagraphSpec {
  const row = rows[cell.row]
  if (!row) throw new Error('A column has more cells than there are rows')
  return roleParagraph(
    { book: stage.book, look: cell.column.look ?? stage.look },
    {
      ...row,
      text: cell.text,
      style: row.style ?? bulletStyle(stage, row.role),
      runs: cell.column.runs,
      ...(cell.column.color !== undefined && { color: cell.column.color }),
    },
  )
}

interface Grid {
  readonly heightAt: (sizes: readonly number[]) => number
  readonly wordsFit: (sizes: readonly number[]) => boolean
  readonly linesAt: (sizes: readonly number[]) => number
  readonly rowHeights: (sizes: readonly number[]) => readonly number[]
}

function gridOf(book: FontBook, columns: readonly SpecColumn[]): Grid {
  // Scripts differ in line height, so the tallest cell of a row is not always the one with the most lines.
  const rowHeights = (sizes: readonly number[]): readonly number[] =>
    sizes.map((size, row) =>
      Math.max(0, ...columns.map((column) => cellHeight(book, column, { row, size }))),
    )
  return {
    rowHeights,
    linesAt: (sizes) =>
      sizes.reduce(
        (sum, size, row) =>
          sum + Math.max(0, ...columns.map((column) => cellLines(book, column, { row, size }))),
        0,
      ),
    heightAt: (sizes) =>
      rowHeights(sizes).reduce((height, own, row) => {
        const spec = columns[0]?.specs[row]
        const before = spec && row > 0 && own > 0 ? spaceAt(spec, sizes[row] ?? spec.size) : 0
        return height + before + own
      }, 0),
    wordsFit: (sizes) =>
      columns.every(({ specs, box }) =>
        specs.every((spec, row) =>
          wordsFit(book, spec, { size: sizes[row] ?? spec.size, width: box.width }),
        ),
      ),
  }
}

function cellLines(
  book: FontBook,
  { specs, box }: SpecColumn,
  { row, size }: { readonly row: number; readonly size: number },
): number {
  const spec = specs[row]
  if (!spec || isBlank(spec)) return 0
  return linesOf(book, spec, { size, width: box.width })
}

function isBlank({ runs }: ParagraphSpec): boolean {
  return runs.every(({ text }) => text === '')
}

function cellHeight(
  book: FontBook,
  column: SpecColumn,
  place: { readonly row: number; readonly size: number },
): number {
  const spec = column.specs[place.row]
  if (!spec || isBlank(spec)) return 0
  return linesHeight(book, spec, { size: place.size, width: column.box.width })
}

/** Pushes the column's rows down to where the tallest neighbor lets them start. */
function alignRows(
  book: FontBook,
  column: SpecColumn,
  { sizes, heights }: { readonly sizes: readonly number[]; readonly heights: readonly number[] },
): readonly SizedParagraph[] {
  const paragraphs: SizedParagraph[] = []
  let pending = 0
  for (const [row, spec] of column.specs.entries()) {
    const size = sizes[row] ?? spec.size
    const height = heights[row] ?? 0
    const own = cellHeight(book, column, { row, size })
    const before = row === 0 || height === 0 ? 0 : spaceAt(spec, size)
    if (own > 0) {
      paragraphs.push({ spec, size, spaceBefore: pending + before })
      pending = height - own
    } else {
      pending += before + height
    }
  }
  return paragraphs
}

/** Returns the build step of a column. */
export function columnStep(index: number): string {
  return `column ${index + 1}`
}

function addColumn(
  stage: Stage,
  sheet: Sheet,
  placed: {
    readonly request: ColumnsRequest
    readonly index: number
    readonly column: SpecColumn
    readonly rescue: Rescue
    readonly paragraphs: readonly SizedParagraph[]
  },
): void {
  const { request, index, column, rescue, paragraphs } = placed
  const elementId = `bullets-${stage.slide.id}`
  sheet.fitted(
    {
      id: `${request.id}-${index + 1}`,
      origin: { elementId, role: 'bullets' },
      box: column.box,
      steps: { whole: columnStep((request.firstStep ?? 0) + index) },
      ...(request.anchor && { anchor: request.anchor }),
      paragraphs: paragraphs.map(({ spec }) => spec),
      ...(request.placeholder !== undefined && {
        placeholder: { type: 'body', index: request.placeholder + index, box: column.box },
      }),
    },
    { paragraphs, height: 0, rescue },
  )
}
