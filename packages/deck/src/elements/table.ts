import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { textSchema } from '../scalars.ts'

const { rows, columns, cellLength } = deckLimits.table

/** Rows of cells, the head first; all rows have as many cells as the head. */
export const tableDataSchema = z
  .strictObject({
    rows: z
      .array(z.array(textSchema(cellLength)).min(columns.min).max(columns.max))
      .min(rows.min)
      .max(rows.max),
    /** Number of the row that the slide is about; the head is row 0 and cannot be it. */
    emphasis: z.int().min(1).optional(),
  })
  .refine((table) => table.rows.every((row) => row.length === table.rows[0]?.length), {
    error: 'Every row of a table has as many cells as its head',
  })
  .refine(({ emphasis = 0, rows: all }) => emphasis < all.length, {
    error: 'The emphasised row is one of the table',
  })

export type TableData = z.infer<typeof tableDataSchema>
