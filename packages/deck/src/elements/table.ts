import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { textSchema } from '../scalars.ts'
import { doMergesOverlap, isCovered, mergeFits } from './tableMerges.ts'

const { rows, columns, cellLength, columnWidth } = deckLimits.table
/** Each merged cell takes two cells or more. */
const mostMerges = (rows.max * columns.max) / 2

/** Cells drawn as one: `rows` by `columns` of them, starting at a cell counted from 0. */
const tableMergeSchema = z.strictObject({
  row: z.int().min(0).max(rows.max),
  column: z.int().min(0).max(columns.max),
  rows: z.int().min(1).max(rows.max),
  columns: z.int().min(1).max(columns.max),
})

/** Rows of cells, starting with the header if there is one; all rows have as many cells as the first. */
export const tableDataSchema = z
  .strictObject({
    rows: z
      .array(z.array(textSchema(cellLength)).min(columns.min).max(columns.max))
      .min(rows.min)
      .max(rows.max),
    /** Index of the row the slide is about; never the header, which is row 0. */
    emphasis: z.int().min(0).optional(),
    /** Widths of the columns, relative to each other. If absent, they follow from the text. */
    columnWidths: z
      .array(z.number().min(columnWidth.min).max(columnWidth.max))
      .max(columns.max)
      .optional(),
    /** Whether the first row is the header. Default: true. */
    header: z.boolean().optional(),
    /** Whether the first column stands out as the header does. Default: false. */
    firstColumn: z.boolean().optional(),
    /** Whether every other row is tinted. Default: false. */
    banded: z.boolean().optional(),
    /** Whether the last row is the total, set off from the rows above it. Default: false. */
    totalRow: z.boolean().optional(),
    /** Merged cells. The words are in the first cell of each, with line feeds; the cells it covers are empty. */
    merges: z.array(tableMergeSchema).max(mostMerges).optional(),
  })
  .refine((table) => table.rows.every((row) => row.length === table.rows[0]?.length), {
    error: 'Every row of a table has as many cells as its head',
  })
  .refine(({ emphasis = 1, rows: all }) => emphasis < all.length, {
    error: 'The emphasized row is one of the table',
  })
  .refine(({ emphasis = 1, header = true }) => emphasis > 0 || !header, {
    error: 'The header of a table cannot be emphasized',
  })
  .refine(({ columnWidths: widths, rows: [head] }) => !widths || widths.length === head?.length, {
    error: 'A table has as many column widths as columns',
  })
  .refine((table) => (table.merges ?? []).every((merge) => mergeFits(merge, table.rows)), {
    error: 'Merged cells are two or more cells of the table',
  })
  .refine((table) => !doMergesOverlap(table.merges ?? []), {
    error: 'Merged cells do not overlap',
  })
  .refine(
    ({ merges: all, rows: lines }) =>
      !all ||
      lines.every((cells, row) =>
        cells.every((cell, column) => cell === '' || !isCovered(all, { row, column })),
      ),
    { error: 'A cell that is covered by a merged cell is empty' },
  )

export type TableData = z.infer<typeof tableDataSchema>
