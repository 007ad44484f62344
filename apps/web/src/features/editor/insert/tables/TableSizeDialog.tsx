import { deckLimits } from '@deckloom/deck'
import { tableId, withTable } from '@deckloom/editor'
import { Button, Dialog } from '@deckloom/ui'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { NumberField } from '../../controls/NumberField.tsx'
import { useEditor } from '../../session/EditorContext.tsx'

const { rows: rowLimits, columns: columnLimits } = deckLimits.table

interface TableSize {
  readonly rows: number
  readonly columns: number
}

/** Asks for the size of a new table: by pressing its last cell on a grid, or as two numbers. */
export function TableSizeDialog({ onClose }: { readonly onClose: () => void }) {
  const { document, slide, edit } = useEditor()
  const [typed, setSize] = useState<TableSize>({ rows: 3, columns: 3 })
  /** Below the pointer, for as long as it is over the grid. */
  const [pointed, setPointed] = useState<TableSize>()
  const size = pointed ?? typed
  const isAdded = useRef(false)
  const form = useId()
  const add = (chosen: TableSize) => {
    isAdded.current = true
    document.edit(slide.id, (now) => withTable(now, chosen))
    onClose()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    add(typed)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // The table opens once the dialog no longer holds the focus.
      onFocusAfter={() => {
        if (isAdded.current) edit(tableId(slide))
        return isAdded.current
      }}
      title="Insert Table"
      description={`${size.columns} columns, ${size.rows} rows with the header`}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Insert Table
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <SizeGrid size={size} onShow={setPointed} onChoose={add} />
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="Columns"
            letter="Columns"
            value={typed.columns}
            onCommit={(columns) => setSize({ ...typed, columns: clamp(columns, columnLimits) })}
          />
          <NumberField
            label="Rows"
            letter="Rows"
            value={typed.rows}
            onCommit={(rows) => setSize({ ...typed, rows: clamp(rows, rowLimits) })}
          />
        </div>
        <p className="text-small text-ink-subtle">
          Up to {columnLimits.max} columns and {rowLimits.max} rows.
        </p>
      </form>
    </Dialog>
  )
}

function clamp(count: number, { min, max }: { readonly min: number; readonly max: number }) {
  return Math.min(max, Math.max(min, Math.round(count)))
}

interface SizeGridProps {
  readonly size: TableSize
  readonly onShow: (size: TableSize | undefined) => void
  readonly onChoose: (size: TableSize) => void
}

const cells = Array.from({ length: rowLimits.max * columnLimits.max }, (_, index) => ({
  row: Math.floor(index / columnLimits.max) + 1,
  column: (index % columnLimits.max) + 1,
}))

/** For pointers; the fields below say the same to keyboards and screen readers. */
function SizeGrid({ size, onShow, onChoose }: SizeGridProps) {
  return (
    <div
      aria-hidden="true"
      data-table-grid=""
      className="grid gap-1"
      style={{ gridTemplateColumns: `repeat(${columnLimits.max}, minmax(0, 1fr))` }}
      onPointerLeave={() => onShow(undefined)}
    >
      {cells.map(({ row, column }) => {
        const chosen = {
          rows: Math.max(row, rowLimits.min),
          columns: Math.max(column, columnLimits.min),
        }
        const isIn = row <= size.rows && column <= size.columns
        return (
          <span
            key={`${row} ${column}`}
            data-in={isIn || undefined}
            className={`h-5 cursor-pointer rounded-slide shadow-[inset_0_0_0_1px_var(--line-control)] ${row === 1 ? 'data-in:bg-primary' : 'data-in:bg-primary/30'}`}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(chosen)}
            onPointerUp={({ button }) => button === 0 && onChoose(chosen)}
          />
        )
      })}
    </div>
  )
}
