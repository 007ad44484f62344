import { type CellRange, mergeAt } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { linesOf, wordsFit } from '../type/fitText.ts'
import { settleSizes, type Rescue } from '../type/settleSizes.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'

/** Space in page units on either side of a cell's text, and the minimum above and below it. */
export const padding = 14
export const leastAir = 4

/** Paragraphs of each cell; empty for one without words. */
export type Specs = readonly (readonly (readonly ParagraphSpec[])[])[]

export interface TableTrial {
  readonly specs: Specs
  readonly columns: readonly number[]
  readonly merges: readonly CellRange[] | undefined
  /** Number of header rows: 1 or 0. */
  readonly heads: number
  readonly height: number
}

export interface TableSizes {
  readonly sizeOf: (row: number) => number
  readonly rescue: Rescue
  /** Minimum height of every row. */
  readonly heights: readonly number[]
}

/** Finds the largest sizes of the header and the rows at which the table fits. */
export function tableSizes(book: FontBook, trial: TableTrial): TableSizes {
  const { specs, heads, height } = trial
  const at = (sizes: readonly number[], row: number) => sizes[row < heads ? 0 : 1] ?? 0
  const heightsAt = (sizes: readonly number[]) => rowHeights(book, trial, (row) => at(sizes, row))
  // A table without a header has a size for it that nothing uses.
  const samples = [specs[0], specs[heads === 0 ? 0 : 1]].flatMap((row) => firstSpec(row) ?? [])
  const { sizes, rescue } = settleSizes({
    rows: samples,
    height,
    heightAt: (sized) => heightsAt(sized).reduce((sum, row) => sum + row, 0),
    wordsFit: (sized) =>
      specs.every((row, index) =>
        row.every((cell, column) => {
          const width = roomOf(trial, { row: index, column })
          return cell.every((spec) => wordsFit(book, spec, { size: at(sized, index), width }))
        }),
      ),
    linesAt: () => 0,
  })
  return { sizeOf: (row) => at(sizes, row), rescue, heights: heightsAt(sizes) }
}

function firstSpec(row: Specs[number] = []): ParagraphSpec | undefined {
  return row[0]?.[0]
}

/** Width for the words of a cell. */
export function roomOf(
  { columns, merges }: Pick<TableTrial, 'columns' | 'merges'>,
  cell: { readonly row: number; readonly column: number },
): number {
  const span = mergeAt(merges, cell)?.columns ?? 1
  const width = columns
    .slice(cell.column, cell.column + span)
    .reduce((sum, column) => sum + column, 0)
  return width - padding * 2
}

function rowHeights(
  book: FontBook,
  trial: TableTrial,
  sizeOf: (row: number) => number,
): readonly number[] {
  const { specs, merges } = trial
  const textHeight = (cell: readonly ParagraphSpec[], row: number, column: number) =>
    cell.reduce((sum, spec) => {
      if (isBlank(spec)) return sum
      const place = { size: sizeOf(row), width: roomOf(trial, { row, column }) }
      return sum + linesOf(book, spec, place) * spec.leading * place.size
    }, 0)
  const heights = specs.map((row, index) => {
    const tallest = row.map((cell, column) =>
      (mergeAt(merges, { row: index, column })?.rows ?? 1) > 1
        ? 0
        : textHeight(cell, index, column),
    )
    return Math.max(sizeOf(index) * 1.3, ...tallest) + leastAir * 2
  })
  // What a merged cell needs beyond its rows is added to the last of them.
  for (const { row, column, rows } of merges ?? []) {
    const needed = rows > 1 ? textHeight(specs[row]?.[column] ?? [], row, column) + leastAir * 2 : 0
    const own = heights.slice(row, row + rows).reduce((sum, height) => sum + height, 0)
    const last = row + rows - 1
    heights[last] = (heights[last] ?? 0) + Math.max(0, needed - own)
  }
  return heights
}

export function isBlank({ runs }: ParagraphSpec): boolean {
  return runs.every(({ text }) => text === '')
}

/** Returns the texts of each column that its width depends on: all but those of cells over several columns. */
export function columnTexts(
  specs: Specs,
  merges: readonly CellRange[] | undefined,
): readonly (readonly ParagraphSpec[])[] {
  return (specs[0] ?? []).map((_, column) =>
    specs.flatMap((row, index) => {
      const merge = mergeAt(merges, { row: index, column })
      return merge && merge.columns > 1 ? [] : (row[column] ?? [])
    }),
  )
}
