import { deckLimits, type Slide } from '@deckloom/deck'
import { ownSums, withSumsOf } from '../edits/tables/totalRow.ts'
import { lineUp, mergeEmphasis, pairItems, type Pairs, type Spot } from './lineUp.ts'
import { choose, isContested, type Merge, type Sides } from './mergeFields.ts'
import { mergePlainText } from './mergeLines.ts'
import { mergeMerges, mergeTableLook } from './tables/mergeTableLook.ts'

type Table = NonNullable<Slide['table']>
type Grid = Table['rows']
type Side = 'mine' | 'theirs'

/** Merges tables cell by cell, whichever rows and columns either side adds or deletes. */
export function mergeTable(sides: Sides<Table | undefined>): Merge {
  const { base, mine, theirs } = sides
  if (!isContested(sides) || !base || !mine || !theirs) return choose(sides)
  const grids = { base: base.rows, mine: mine.rows, theirs: theirs.rows }
  const { rows, columns } = lineUpTable(grids, haveTotals(sides))
  const tables = { base, mine, theirs }
  const summed = summedColumns(tables, columns)
  const last = rows.length - 1
  let clash = false
  const cells = rows.map((row, index) =>
    columns.map((column, place) => {
      const merged = mergeCell(grids, row, column)
      clash ||= merged.clash && !(index === last && summed[place])
      return merged.value
    }),
  )
  // A table of another size would be refused, with everything else on the slide.
  if (!fits(rows, deckLimits.table.rows) || !fits(columns, deckLimits.table.columns)) {
    return { value: mine, clash: true }
  }
  const emphases = { base: base.emphasis, mine: mine.emphasis, theirs: theirs.emphasis }
  const emphasis = mergeEmphasis(emphases, rows)
  const look = mergeTableLook(tables, { rows, columns })
  const least = look.header === false ? 0 : 1
  const value = {
    ...mergeMerges(tables, cells, { rows, columns }),
    ...look,
    ...(emphasis !== undefined && emphasis >= least && { emphasis }),
  }
  const sums = summed.flatMap((isSum, column) => (isSum ? [column] : []))
  return { value: withSumsOf(value, sums), clash }
}

/** Whether nobody wrote something else in place of each column's sum, which is then that of the merged cells. */
function summedColumns(
  { mine, theirs }: Sides<Table>,
  columns: readonly Spot[],
): readonly boolean[] {
  const sides = (['mine', 'theirs'] as const).flatMap((side) => {
    const table = side === 'mine' ? mine : theirs
    return table.totalRow === true ? [{ side, own: ownSums(table) }] : []
  })
  return columns.map(
    (spot) => sides.length > 0 && sides.every(({ side, own }) => own[spot[side] ?? -1] === true),
  )
}

function haveTotals({ base, mine, theirs }: Sides<Table | undefined>): boolean {
  return [base, mine, theirs].every((table) => table?.totalRow === true)
}

/** The rows and columns of the merged table. Totals are one row, whatever they say. */
function lineUpTable(grids: Sides<Grid>, hasTotals: boolean) {
  const columnsOf = ({ [0]: head = [] }: Grid) => head.length
  const bodyOf = (grid: Grid) => (hasTotals ? grid.slice(0, -1) : grid)
  const pairsOf = (side: Side) => {
    const columns = pairItems(columnLists(grids.base), columnLists(grids[side]), shareCells)
    const shared = [...columns]
    const rows = pairItems(
      bodyOf(grids.base).map((cells) => shared.map(([index]) => cells[index])),
      bodyOf(grids[side]).map((cells) => shared.map(([, index]) => cells[index])),
      shareCells,
    )
    const totals = [grids.base.length - 1, grids[side].length - 1] as const
    return { rows: hasTotals ? new Map([...rows, totals]) : rows, columns }
  }
  const pairs = { mine: pairsOf('mine'), theirs: pairsOf('theirs') }
  const isCellChanged = (side: Side, row: number, column: number) =>
    grids.base[row]?.[column] !==
    cellAt(grids[side], pairs[side].rows.get(row), pairs[side].columns.get(column))
  const rows = lineUp({
    counts: { base: grids.base.length, mine: grids.mine.length, theirs: grids.theirs.length },
    pairs: { mine: pairs.mine.rows, theirs: pairs.theirs.rows },
    isChanged: (side, row) =>
      keysOf(pairs[side].columns).some((column) => isCellChanged(side, row, column)),
  })
  const columns = lineUp({
    counts: {
      base: columnsOf(grids.base),
      mine: columnsOf(grids.mine),
      theirs: columnsOf(grids.theirs),
    },
    pairs: { mine: pairs.mine.columns, theirs: pairs.theirs.columns },
    isChanged: (side, column) =>
      keysOf(pairs[side].rows).some((row) => isCellChanged(side, row, column)),
  })
  return { rows, columns }
}

function keysOf(pairs: Pairs): readonly number[] {
  return [...pairs.keys()]
}

function mergeCell(grids: Sides<Grid>, row: Spot, column: Spot): Merge<string> {
  const base = cellAt(grids.base, row.base, column.base)
  const mine = cellAt(grids.mine, row.mine, column.mine)
  const theirs = cellAt(grids.theirs, row.theirs, column.theirs)
  if (mine === undefined || theirs === undefined) {
    return { value: mine ?? theirs ?? '', clash: false }
  }
  const { value = '', clash } = mergePlainText({ base, mine, theirs }, deckLimits.table.cellLength)
  return { value, clash }
}

function cellAt(grid: Grid, row = -1, column = -1): string | undefined {
  return grid[row]?.[column]
}

function columnLists(grid: Grid): Grid {
  return (grid[0] ?? []).map((_, column) => grid.map((cells) => cells[column] ?? ''))
}

/** Whether at least half of the cells are the same, wherever they are. */
function shareCells(one: readonly unknown[], other: readonly unknown[]): boolean {
  const shared = one.filter((cell) => other.includes(cell)).length
  return shared * 2 >= Math.min(one.length, other.length)
}

function fits(
  spots: readonly Spot[],
  { min, max }: { readonly min: number; readonly max: number },
) {
  return spots.length >= min && spots.length <= max
}
