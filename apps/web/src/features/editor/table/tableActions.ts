import { type CellRange, deckLimits, mergeAt, rangesOverlap, type TableData } from '@deckloom/deck'
import {
  type CellPlace,
  fittedWidths,
  hasTableFlag,
  isWholeMerge,
  mergedRange,
  rowPlace,
  type TableFlag,
  withClearedCells,
  withColumnWidths,
  withEmphasizedRow,
  withEvenColumns,
  withMergedCells,
  withoutMerges,
  withoutTableColumns,
  withoutTableRows,
  withTableColumn,
  withTableFlag,
  withTableRow,
  withTotalRow,
} from '@deckloom/editor'
import type { TableGrid } from '@deckloom/scene'
import { toast } from '@deckloom/ui'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns2,
  Columns3,
  Eraser,
  Highlighter,
  type LucideIcon,
  PanelBottom,
  PanelLeft,
  PanelTop,
  Rows2,
  Rows4,
  TableCellsMerge,
  TableCellsSplit,
  UnfoldHorizontal,
} from 'lucide-react'
import type { EditorAction } from '../actions/EditorAction.ts'
import type { TableEdits } from './useTableEdits.ts'

/** Context of table actions. */
export interface TableContext {
  readonly table: TableData
  readonly grid: TableGrid
  /** The cell that is edited, or the first of the selected ones. */
  readonly at: CellPlace
  /** The selected cells; without a selection, the edited cell. */
  readonly range: CellRange
  readonly change: TableEdits['change']
}

export type TableMenuGroup = 'insert' | 'cells' | 'look' | 'columns' | 'delete'

export interface TableAction extends EditorAction<TableContext> {
  readonly menu: TableMenuGroup
  readonly isInBar: boolean
}

const { rows: rowLimits, columns: columnLimits, cellLength } = deckLimits.table

/** Returns the cells that actions apply to. */
export function rangeOf({ merges }: TableData, at: CellPlace, selected?: CellRange): CellRange {
  return selected ?? mergeAt(merges, at) ?? { ...at, rows: 1, columns: 1 }
}

/** Actions on a table and on its selected cells, in the order of its bar and of each menu group. */
export const tableActions: readonly TableAction[] = [
  {
    ...insertion('Insert row above', BetweenHorizontalStart),
    isInBar: false,
    isEnabled: (context) => hasRowRoom(context) && !isInHeader(context),
    run: ({ change, range: { row, column } }) =>
      change((slide) => withTableRow(slide, row), { row, column }),
  },
  {
    ...insertion('Insert row below', BetweenHorizontalEnd),
    isEnabled: hasRowRoom,
    run: ({ change, table, range }) => {
      const { column } = range
      const row = rowPlace(table, range.row + range.rows)
      change((slide) => withTableRow(slide, row), { row, column })
    },
  },
  {
    ...insertion('Insert column before', BetweenVerticalStart),
    isInBar: false,
    present: ({ grid }) => ({ label: `Insert column ${sidesOf(grid).before}` }),
    isEnabled: hasColumnRoom,
    run: ({ change, range: { row, column } }) =>
      change((slide) => withTableColumn(slide, column), { row, column }),
  },
  {
    ...insertion('Insert column after', BetweenVerticalEnd),
    present: ({ grid }) => ({ label: `Insert column ${sidesOf(grid).after}` }),
    isEnabled: hasColumnRoom,
    run: ({ change, range }) => {
      const column = range.column + range.columns
      change((slide) => withTableColumn(slide, column), { row: range.row, column })
    },
  },
  {
    label: 'Delete row',
    icon: Rows2,
    group: 'Change',
    menu: 'delete',
    isInBar: true,
    isDangerous: true,
    present: ({ range: { rows } }) => ({ label: rows > 1 ? `Delete ${rows} rows` : 'Delete row' }),
    isEnabled: (context) =>
      context.table.rows.length - context.range.rows >= rowLimits.min && !isInHeader(context),
    run: ({ change, table, range: { row, column, rows } }) => {
      const last = table.rows.length - rows - 1
      change((slide) => withoutTableRows(slide, row, rows), { row: Math.min(row, last), column })
    },
  },
  {
    label: 'Delete column',
    icon: Columns2,
    group: 'Change',
    menu: 'delete',
    isInBar: true,
    isDangerous: true,
    present: ({ range: { columns } }) => ({
      label: columns > 1 ? `Delete ${columns} columns` : 'Delete column',
    }),
    isEnabled: ({ table, range }) => columnsOf(table) - range.columns >= columnLimits.min,
    run: ({ change, table, range: { row, column, columns } }) => {
      const last = columnsOf(table) - columns - 1
      change((slide) => withoutTableColumns(slide, column, columns), {
        row,
        column: Math.min(column, last),
      })
    },
  },
  {
    label: 'Merge cells',
    icon: TableCellsMerge,
    group: 'Change',
    menu: 'cells',
    isInBar: true,
    isEnabled: ({ table, range }) => range.rows * range.columns > 1 && !isWholeMerge(table, range),
    run: ({ change, table, range }) => {
      if (mergedRange(table, range)) change((slide) => withMergedCells(slide, range), range)
      else toast({ title: 'These cells say too much for one', description: longestCell })
    },
  },
  {
    label: 'Unmerge cells',
    icon: TableCellsSplit,
    group: 'Change',
    menu: 'cells',
    isInBar: true,
    isShown: ({ table, range }) =>
      (table.merges ?? []).some((merge) => rangesOverlap(merge, range)),
    run: ({ change, range }) => change((slide) => withoutMerges(slide, range)),
  },
  {
    label: 'Clear cells',
    icon: Eraser,
    group: 'Change',
    menu: 'cells',
    isInBar: false,
    run: ({ change, range }) => change((slide) => withClearedCells(slide, range)),
  },
  {
    label: 'Emphasize row',
    icon: Highlighter,
    group: 'Change',
    menu: 'look',
    isInBar: true,
    present: ({ table, range }) => ({
      label: 'Emphasize row',
      isOn: table.emphasis === range.row,
    }),
    isEnabled: (context) => !isInHeader(context),
    run: ({ change, range: { row } }) => change((slide) => withEmphasizedRow(slide, row)),
  },
  flag('header', 'Header row', PanelTop),
  flag('firstColumn', 'Emphasize first column', PanelLeft),
  flag('banded', 'Banded rows', Rows4),
  {
    label: 'Total row',
    icon: PanelBottom,
    group: 'Change',
    menu: 'look',
    isInBar: true,
    present: ({ table }) => ({ label: 'Total row', isOn: table.totalRow === true }),
    isEnabled: ({ table }) => table.totalRow === true || table.rows.length < rowLimits.max,
    run: ({ change, table, at }) => {
      const last = table.rows.length - 1
      const row = table.totalRow === true && at.row === last ? last - 1 : at.row
      change((slide) => withTotalRow(slide, table.totalRow !== true), { ...at, row })
    },
  },
  {
    label: 'Distribute columns evenly',
    icon: Columns3,
    group: 'Change',
    menu: 'columns',
    isInBar: true,
    run: ({ change }) => change(withEvenColumns),
  },
  {
    label: 'Fit columns to text',
    icon: UnfoldHorizontal,
    group: 'Change',
    menu: 'columns',
    isInBar: true,
    run: ({ change, grid }) => change((slide) => withColumnWidths(slide, fittedWidths(grid))),
  },
]

const longestCell = `A cell can have up to ${cellLength} characters.`

function insertion(label: string, icon: LucideIcon) {
  return { label, icon, group: 'Insert', menu: 'insert', isInBar: true } as const
}

function flag(name: TableFlag, label: string, icon: LucideIcon): TableAction {
  return {
    label,
    icon,
    group: 'Change',
    menu: 'look',
    isInBar: true,
    present: ({ table }) => ({ label, isOn: hasTableFlag(table, name) }),
    run: ({ change, table }) =>
      change((slide) => withTableFlag(slide, name, !hasTableFlag(table, name))),
  }
}

function sidesOf({ direction }: TableGrid): { readonly before: string; readonly after: string } {
  return direction === 'rtl'
    ? { before: 'to the right', after: 'to the left' }
    : { before: 'to the left', after: 'to the right' }
}

function isInHeader({ table, range }: TableContext): boolean {
  return hasTableFlag(table, 'header') && range.row === 0
}

function hasRowRoom({ table }: TableContext): boolean {
  return table.rows.length < rowLimits.max
}

function hasColumnRoom({ table }: TableContext): boolean {
  return columnsOf(table) < columnLimits.max
}

function columnsOf({ rows }: TableData): number {
  return rows[0]?.length ?? 0
}
