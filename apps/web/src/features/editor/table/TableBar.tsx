import { deckLimits, mergeAt, type TableData } from '@deckloom/deck'
import {
  type CellPlace,
  fittedWidths,
  hasTableFlag,
  type TableFlag,
  withColumnWidths,
  withEmphasizedRow,
  withEvenColumns,
  withoutMerge,
  withTableFlag,
  withoutTableColumn,
  withoutTableRow,
  withTableColumn,
  withTableRow,
} from '@deckloom/editor'
import type { TableGrid } from '@deckloom/scene'
import { IconButton } from '@deckloom/ui'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  type LucideIcon,
  Columns2,
  Columns3,
  Highlighter,
  PanelLeft,
  PanelTop,
  Rows2,
  Rows4,
  TableCellsSplit,
  UnfoldHorizontal,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import { smallIconProps } from '../controls/iconProps.ts'
import type { useTableEdits } from './useTableEdits.ts'

export interface TableBarProps {
  readonly table: TableData
  readonly grid: TableGrid
  readonly at: CellPlace
  readonly edits: ReturnType<typeof useTableEdits>
  readonly place: CSSProperties
}

const { rows: rowLimits, columns: columnLimits } = deckLimits.table

/** Actions on the table and on the row and column of the edited cell. */
export function TableBar(props: TableBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Table"
      className="absolute z-20 flex max-w-full items-center gap-0.5 overflow-x-auto rounded-control bg-surface-raised p-1 text-ink shadow-float *:shrink-0"
      style={props.place}
    >
      <CellActions {...props} />
      <span className="mx-0.5 h-5 w-px bg-line" />
      <LookActions {...props} />
    </div>
  )
}

const flags = [
  { flag: 'header', label: 'Header row', Icon: PanelTop },
  { flag: 'firstColumn', label: 'Emphasize first column', Icon: PanelLeft },
  { flag: 'banded', label: 'Banded rows', Icon: Rows4 },
] as const satisfies readonly { flag: TableFlag; label: string; Icon: LucideIcon }[]

/** How the whole table looks. */
function LookActions({ table, grid, edits: { change } }: TableBarProps) {
  return (
    <>
      {flags.map(({ flag, label, Icon }) => (
        <BarButton
          key={flag}
          label={label}
          Icon={Icon}
          disabled={false}
          pressed={hasTableFlag(table, flag)}
          onPress={() => change((slide) => withTableFlag(slide, flag, !hasTableFlag(table, flag)))}
        />
      ))}
      <BarButton
        label="Distribute columns evenly"
        Icon={Columns3}
        disabled={false}
        onPress={() => change(withEvenColumns)}
      />
      <BarButton
        label="Fit columns to text"
        Icon={UnfoldHorizontal}
        disabled={false}
        onPress={() => change((slide) => withColumnWidths(slide, fittedWidths(grid)))}
      />
    </>
  )
}

function CellActions({ table, at, edits: { change } }: TableBarProps) {
  const { row, column } = at
  const rows = table.rows.length
  const columns = table.rows[0]?.length ?? 0
  const heads = hasTableFlag(table, 'header') ? 1 : 0
  return (
    <>
      <BarButton
        label="Add row below"
        Icon={BetweenHorizontalEnd}
        disabled={rows >= rowLimits.max}
        onPress={() => change((slide) => withTableRow(slide, row + 1), { row: row + 1, column })}
      />
      <BarButton
        label="Add column to the right"
        Icon={BetweenVerticalEnd}
        disabled={columns >= columnLimits.max}
        onPress={() =>
          change((slide) => withTableColumn(slide, column + 1), { row, column: column + 1 })
        }
      />
      <BarButton
        label="Delete row"
        Icon={Rows2}
        disabled={rows <= rowLimits.min || row < heads}
        onPress={() =>
          change((slide) => withoutTableRow(slide, row), { row: Math.min(row, rows - 2), column })
        }
      />
      <BarButton
        label="Delete column"
        Icon={Columns2}
        disabled={columns <= columnLimits.min}
        onPress={() =>
          change((slide) => withoutTableColumn(slide, column), {
            row,
            column: Math.min(column, columns - 2),
          })
        }
      />
      <BarButton
        label="Emphasize row"
        Icon={Highlighter}
        disabled={row < heads}
        pressed={table.emphasis === row}
        onPress={() => change((slide) => withEmphasizedRow(slide, row))}
      />
      {mergeAt(table.merges, at) && (
        <BarButton
          label="Unmerge cells"
          Icon={TableCellsSplit}
          disabled={false}
          onPress={() => change((slide) => withoutMerge(slide, at))}
        />
      )}
    </>
  )
}

interface BarButtonProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly disabled: boolean
  readonly pressed?: boolean
  readonly onPress: () => void
}

function BarButton({ label, Icon, disabled, pressed, onPress }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      size="small"
      disabled={disabled}
      aria-pressed={pressed}
      icon={<Icon {...smallIconProps} />}
      onClick={onPress}
    />
  )
}
