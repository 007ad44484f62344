import type { Box, TextRunStyle } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { Anchor } from '../layouts/slot.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { bulletStyle } from './bulletStyle.ts'
import { linesOf, spaceAt, wordsFit } from '../type/fitText.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import { settleSizes, type Rescue } from '../type/settleSizes.ts'
import type { ParagraphSpec, SizedParagraph } from '../type/textSpec.ts'

/** One row of a component: the same role and size in every column. */
export type ColumnRow = Omit<RoleText, 'text'>

export interface Column {
  readonly box: Box
  /** Words of each row; an empty string leaves the row blank. */
  readonly cells: readonly string[]
  readonly look?: Look
  readonly color?: string | undefined
  /** What the person wrote, where its parts differ in look. */
  readonly runs?: readonly TextRunStyle[] | undefined
}

export interface ColumnsRequest {
  readonly id: string
  readonly rows: readonly ColumnRow[]
  readonly columns: readonly Column[]
  readonly anchor?: Anchor
  /** Largest size that the first row may grow to, the others with it, and the lines that may be added for it. */
  readonly grow?: number
  readonly growLines?: number
  /** Index of the first column's placeholder; columns without one are plain text boxes. */
  readonly placeholder?: number
}

/** Columns of text whose rows begin at the same height and have the same size in every column. */
export function addColumns(stage: Stage, sheet: Sheet, request: ColumnsRequest): void {
  const { book } = stage
  const columns = request.columns.map((column) => ({
    ...column,
    specs: column.cells.map((text, row) => cellParagraph(stage, request, { column, text, row })),
  }))
  const first = columns[0]
  if (!first) return
  const grid = gridOf(book, columns)
  const settled = settleSizes({
    rows: request.rows.map((row, index) => first.specs[index] ?? row),
    height: Math.min(...columns.map(({ box }) => box.height)),
    grow: largestRow(stage, request),
    growLines: request.growLines,
    ...grid,
  })
  const lines = grid.rowLines(settled.sizes)
  for (const [index, column] of columns.entries()) {
    addColumn(stage, sheet, {
      request,
      index,
      column,
      rescue: settled.rescue,
      paragraphs: alignedRows(book, column, { sizes: settled.sizes, lines }),
    })
  }
}

function largestRow({ slide, look }: Stage, { grow }: ColumnsRequest): number | undefined {
  if (slide.bullet_style?.fontSize !== undefined) return undefined
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
  readonly rowLines: (sizes: readonly number[]) => readonly number[]
}

function gridOf(book: FontBook, columns: readonly SpecColumn[]): Grid {
  const rowLines = (sizes: readonly number[]): readonly number[] =>
    sizes.map((size, row) =>
      Math.max(0, ...columns.map((column) => cellLines(book, column, { row, size }))),
    )
  return {
    rowLines,
    linesAt: (sizes) => rowLines(sizes).reduce((sum, lines) => sum + lines, 0),
    heightAt: (sizes) => {
      const lines = rowLines(sizes)
      return sizes.reduce((height, size, row) => {
        const spec = columns[0]?.specs[row]
        return spec ? height + rowHeight(spec, { size, lines: lines[row] ?? 0, row }) : height
      }, 0)
    },
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

function rowHeight(
  spec: ParagraphSpec,
  { size, lines, row }: { readonly size: number; readonly lines: number; readonly row: number },
): number {
  if (lines === 0) return 0
  return lines * spec.leading * size + (row === 0 ? 0 : spaceAt(spec, size))
}

/** The column's rows, pushed down to where the tallest neighbour lets them begin. */
function alignedRows(
  book: FontBook,
  column: SpecColumn,
  { sizes, lines }: { readonly sizes: readonly number[]; readonly lines: readonly number[] },
): readonly SizedParagraph[] {
  const paragraphs: SizedParagraph[] = []
  let pending = 0
  for (const [row, spec] of column.specs.entries()) {
    const size = sizes[row] ?? spec.size
    const rows = lines[row] ?? 0
    const own = cellLines(book, column, { row, size })
    const before = row === 0 || rows === 0 ? 0 : spaceAt(spec, size)
    if (own > 0) {
      paragraphs.push({ spec, size, spaceBefore: pending + before })
      pending = (rows - own) * spec.leading * size
    } else {
      pending += before + rows * spec.leading * size
    }
  }
  return paragraphs
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
      ...(request.anchor && { anchor: request.anchor }),
      paragraphs: paragraphs.map(({ spec }) => spec),
      ...(request.placeholder !== undefined && {
        placeholder: { type: 'body', index: request.placeholder + index, box: column.box },
      }),
    },
    { paragraphs, height: 0, rescue },
  )
}
