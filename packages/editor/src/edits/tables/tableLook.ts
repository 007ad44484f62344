import { relativeWidths, type Slide, type TableData } from '@deckloom/deck'
import { fairWidths, leastColumn, type TableGrid } from '@deckloom/scene'

export type TableFlag = 'header' | 'firstColumn' | 'banded'

/** Whether a flag of the table is on; tables have a header unless it says otherwise. */
export function hasTableFlag(table: TableData, flag: TableFlag): boolean {
  return table[flag] ?? flag === 'header'
}

/** Turns a flag on or off. What is as in every table is not stored. */
export function withTableFlag(slide: Slide, flag: TableFlag, on: boolean): Slide {
  const { table } = slide
  if (!table || hasTableFlag(table, flag) === on) return slide
  const { [flag]: _, emphasis, ...rest } = table
  const keepsEmphasis = emphasis !== undefined && (flag !== 'header' || !on || emphasis > 0)
  return {
    ...slide,
    table: {
      ...rest,
      ...(keepsEmphasis && { emphasis }),
      ...(on !== (flag === 'header') && { [flag]: on }),
    },
  }
}

/** Sets the widths of all columns, given in any unit. */
export function withColumnWidths(slide: Slide, widths: readonly number[]): Slide {
  const { table } = slide
  const columnWidths = relativeWidths(widths)
  if (!table || !columnWidths || widths.length !== table.rows[0]?.length) return slide
  return { ...slide, table: { ...table, columnWidths } }
}

export function withEvenColumns(slide: Slide): Slide {
  return withColumnWidths(slide, slide.table?.rows[0]?.map(() => 1) ?? [])
}

/** Returns the widths at which each column takes the room that its texts need, as far as there is room. */
export function fittedWidths({ columns, natural }: TableGrid): readonly number[] {
  return fairWidths(
    natural,
    columns.reduce((sum, width) => sum + width, 0),
  )
}

/** Returns the widths after the line after a column moved; both columns keep their least width. */
export function movedLine(columns: readonly number[], line: number, by: number): readonly number[] {
  const [before = 0, after = 0] = columns.slice(line, line + 2)
  const least = Math.min(leastColumn, before, after)
  const shift = Math.min(after - least, Math.max(least - before, by))
  return columns.with(line, before + shift).with(line + 1, after - shift)
}
