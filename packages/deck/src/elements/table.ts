import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { textSchema } from '../scalars.ts'

const { rows, columns, cellLength } = deckLimits.table

/** Rows of cells, starting with the header; all rows have as many cells as the header. */
export const tableDataSchema = z
  .strictObject({
    rows: z
      .array(z.array(textSchema(cellLength)).min(columns.min).max(columns.max))
      .min(rows.min)
      .max(rows.max),
    /** Index of the row the slide is about; never the header, which is row 0. */
    emphasis: z.int().min(1).optional(),
  })
  .refine((table) => table.rows.every((row) => row.length === table.rows[0]?.length), {
    error: 'Every row of a table has as many cells as its head',
  })
  .refine(({ emphasis = 0, rows: all }) => emphasis < all.length, {
    error: 'The emphasized row is one of the table',
  })

export type TableData = z.infer<typeof tableDataSchema>
