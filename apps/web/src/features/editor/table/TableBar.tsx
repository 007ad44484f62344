import { deckLimits, type TableData } from '@deckloom/deck'
import {
  type CellPlace,
  withEmphasizedRow,
  withoutTableColumn,
  withoutTableRow,
  withTableColumn,
  withTableRow,
} from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  type LucideIcon,
  Columns2,
  Highlighter,
  Rows2,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import { smallIconProps } from '../controls/iconProps.ts'
import type { useTableEdits } from './useTableEdits.ts'

export interface TableBarProps {
  readonly table: TableData
  readonly at: CellPlace
  readonly edits: ReturnType<typeof useTableEdits>
  readonly place: CSSProperties
}

const { rows: rowLimits, columns: columnLimits } = deckLimits.table

/** Row and column actions next to the edited cell. */
export function TableBar({ table, at, edits: { change }, place }: TableBarProps) {
  const { row, column } = at
  const rows = table.rows.length
  const columns = table.rows[0]?.length ?? 0
  return (
    <div
      role="toolbar"
      aria-label="Table"
      className="absolute z-20 flex items-center gap-0.5 rounded-control bg-surface-raised p-1 text-ink shadow-float"
      style={place}
    >
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
        disabled={rows <= rowLimits.min || row === 0}
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
        disabled={row === 0}
        pressed={table.emphasis === row}
        onPress={() => change((slide) => withEmphasizedRow(slide, row))}
      />
    </div>
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
