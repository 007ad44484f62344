import { type CellRange, rangesOverlap, type TableData } from '@deckloom/deck'
import { joinCells } from '../../edits/tables/cellRanges.ts'
import { averageWidth, withMerges } from '../../edits/tables/tableShape.ts'
import type { Spot } from '../lineUp.ts'
import { choose, type Sides } from '../mergeFields.ts'

/** Where the rows and columns of the merged table are in the three versions. */
export interface TableSpots {
  readonly rows: readonly Spot[]
  readonly columns: readonly Spot[]
}

const flags = ['header', 'firstColumn', 'banded', 'totalRow'] as const
type Look = Pick<TableData, (typeof flags)[number] | 'columnWidths'>

/** Merges what a table says besides its cells: flags one by one, widths column by column. */
export function mergeTableLook(sides: Sides<TableData>, { columns }: TableSpots): Look {
  const look: Look = {}
  for (const flag of flags) {
    const { value } = choose(eachSide(sides, (table) => table[flag]))
    if (value !== undefined) look[flag] = value
  }
  const widths = mergeWidths(
    eachSide(sides, (table) => table.columnWidths),
    columns,
  )
  return { ...look, ...(widths && { columnWidths: widths }) }
}

function mergeWidths(
  sides: Sides<readonly number[] | undefined>,
  columns: readonly Spot[],
): number[] | undefined {
  const isSet = choose(eachSide(sides, (widths) => widths !== undefined))
  if (!isSet.value) return undefined
  const known = columns.map((spot) => {
    const { base, mine, theirs } = {
      base: at(sides.base, spot.base),
      mine: at(sides.mine, spot.mine),
      theirs: at(sides.theirs, spot.theirs),
    }
    if (mine === undefined || theirs === undefined) return mine ?? theirs
    return choose({ base, mine, theirs }).value
  })
  const average = averageWidth(known.filter((width) => width !== undefined))
  return known.map((width) => width ?? average)
}

function at(widths: readonly number[] | undefined, index = -1): number | undefined {
  return widths?.[index]
}

function eachSide<T, U>({ base, mine, theirs }: Sides<T>, take: (side: T) => U): Sides<U> {
  return { base: take(base), mine: take(mine), theirs: take(theirs) }
}

/** Merges the merged cells; what was written in a cell that one covers is added to its words, or it is left out. */
export function mergeMerges(
  sides: Sides<TableData>,
  cells: string[][],
  spots: TableSpots,
): TableData {
  const found = {
    base: moved(sides.base, 'base', spots),
    mine: moved(sides.mine, 'mine', spots),
    theirs: moved(sides.theirs, 'theirs', spots),
  }
  const kept = [...new Map([...found.mine, ...found.theirs])].flatMap(([key, range]) =>
    choose(eachSide(found, (side) => side.has(key))).value ? [range] : [],
  )
  let merges: readonly CellRange[] = []
  let rows = cells
  for (const range of kept) {
    if (merges.some((other) => rangesOverlap(range, other))) continue
    const joined = joinCells(rows, range)
    if (!joined) continue
    rows = joined
    merges = [...merges, range]
  }
  return withMerges({ rows }, merges)
}

function moved(
  { merges = [] }: TableData,
  side: 'base' | 'mine' | 'theirs',
  spots: TableSpots,
): ReadonlyMap<string, CellRange> {
  const ranges = merges.flatMap((merge): CellRange | [] => {
    const [row, rows] = spanOf(spots.rows, side, [merge.row, merge.rows])
    const [column, columns] = spanOf(spots.columns, side, [merge.column, merge.columns])
    return rows * columns > 1 ? { row, column, rows, columns } : []
  })
  return new Map(ranges.map((range) => [Object.values(range).join(' '), range]))
}

function spanOf(
  spots: readonly Spot[],
  side: 'base' | 'mine' | 'theirs',
  [start, size]: readonly [number, number],
): readonly [start: number, size: number] {
  const isIn = (spot: Spot) => {
    const index = spot[side] ?? -1
    return index >= start && index < start + size
  }
  const first = spots.findIndex(isIn)
  return [first, first < 0 ? 0 : spots.findLastIndex(isIn) - first + 1]
}
