import { type CellRange, mergeAt, type TableData } from '@deckloom/deck'
import { type CellPlace, findElement, isInRange, withClearedCells } from '@deckloom/editor'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { latePart } from '../controls/latePart.tsx'
import { newId } from '../../../shared/newId.ts'
import { useScene } from '../../../shared/scene/useScene.ts'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { barPlace } from '../text/placement/barPlace.ts'
import { setWriting } from '../text/writing.ts'
import { CellField, historyKey } from './CellField.tsx'
import { CellRangeBox } from './CellRangeBox.tsx'
import {
  type CellShift,
  followCells,
  movedBy,
  pressedCell,
  type TableBounds,
  useCellSelection,
} from './cellSelection.ts'
import { ColumnLines } from './ColumnLines.tsx'
import { rangeOf } from './tableActions.ts'
import { TableBar } from './TableBar.tsx'
import { type DrawnCell, type DrawnTable, drawnTable, tableCells } from './tableCells.ts'
import { type TableEdits, useTableEdits } from './useTableEdits.ts'

const TableMenu = latePart(async () => (await import('./TableMenu.tsx')).TableMenu)

export interface TableEditorProps {
  readonly elementId: string
  readonly onDone: () => void
}

/** Edits the cells of a table in place; its bar and its menu change the table. */
export function TableEditor({ elementId, onDone }: TableEditorProps) {
  const { slide, deckTitle, index, order } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const cells = scene ? tableCells(scene, elementId).flat() : []
  const selection = useCellSelection(() => pressedCell(elementId, cells))
  const { at, goTo } = selection
  const edits = useTableEdits({ at, goTo, onDone })
  const element = findElement(slide, elementId)
  const table = element?.kind === 'table' ? element.table : undefined
  const drawn = scene && drawnTable(scene, elementId)
  if (!table || !scene || !drawn) return null
  return (
    <OpenTable
      elementId={elementId}
      table={table}
      drawn={drawn}
      cells={cells}
      selection={selection}
      edits={edits}
      onDone={onDone}
    />
  )
}

interface OpenTableProps extends TableEditorProps {
  readonly table: TableData
  readonly drawn: DrawnTable
  readonly cells: readonly DrawnCell[]
  readonly selection: ReturnType<typeof useCellSelection>
  readonly edits: TableEdits
}

function OpenTable(props: OpenTableProps) {
  const { elementId, table, drawn, cells, selection, edits, onDone } = props
  const { slide } = useEditor()
  const { at, goTo } = selection
  const range = selection.rangeIn(table)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const closeMenu = () => {
    setMenu(undefined)
    edits.focusAgain()
  }
  const isWriting = range === undefined
  useLayoutEffect(
    // While cells are selected, all words stay drawn.
    () => setWriting({ elementId, of: slide, as: slide, cell: isWriting ? at : nowhere }),
    [elementId, slide, at, isWriting],
  )
  useEffect(() => () => setWriting(undefined), [])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Moving between cells unmounts the field, and the focus moves to the next one.
    const isInMenu = relatedTarget instanceof Element && relatedTarget.closest('[role=menu]')
    if (relatedTarget && !isInMenu && !currentTarget.contains(relatedTarget)) onDone()
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    followCells(event, {
      cells,
      onOver: (from, over) =>
        from === over ? goTo(from) : selection.select({ at: from, end: over }),
    })
  }
  const { change } = edits
  const context = { table, grid: drawn.grid, at, range: rangeOf(table, at, range), change }
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[role=toolbar]')) return
    event.preventDefault()
    event.stopPropagation()
    setMenu({ x: event.clientX, y: event.clientY })
  }
  return (
    // Canvas shortcuts do not apply while editing cells.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="contents"
      onKeyDown={(event) => handleKey(event, edits)}
      onPointerDown={press}
      onContextMenu={openMenu}
      onBlur={leave}
    >
      <legend className="sr-only">Table</legend>
      <Cells {...props} range={range} />
      <ColumnLines {...drawn} />
      <TableBar context={context} place={barPlace(drawn.box)} />
      <Suspense>{menu && <TableMenu context={context} at={menu} onClose={closeMenu} />}</Suspense>
    </fieldset>
  )
}

const nowhere: CellPlace = { row: -1, column: -1 }

interface CellsProps extends OpenTableProps {
  /** The selected cells, if there are several. */
  readonly range: CellRange | undefined
}

function Cells({ table, drawn, cells, selection, edits, range }: CellsProps) {
  const { at, goTo, extendTo } = selection
  const { direction } = drawn.grid
  const openCell = ({ row, column }: DrawnCell, isExtending = false) => {
    if (isExtending) extendTo(table, { row, column })
    else goTo({ row, column })
  }
  const extendBy = (by: CellShift) => selection.extendBy(table, by, direction)
  const moveBy = (by: CellShift) => goTo(stepFrom(at, by, { table, direction }))
  return (
    <>
      {cells.map((cell) =>
        !range && cell.row === at.row && cell.column === at.column ? (
          <ActiveCell
            key={`${cell.row}.${cell.column}.${edits.version}`}
            cell={cell}
            table={table}
            edits={edits}
            onExtend={extendBy}
            onMove={moveBy}
          />
        ) : (
          <button
            key={`${cell.row}.${cell.column}`}
            type="button"
            aria-label={cellLabel(cell, table)}
            className="absolute cursor-text touch-none hover:outline-1 hover:outline-select"
            style={boxStyle(cell.box)}
            // A right click keeps the selection that it is in.
            onMouseDown={({ button }) =>
              button === 2 && !(range && isInRange(range, cell)) && openCell(cell)
            }
            onClick={({ shiftKey }) => openCell(cell, shiftKey)}
          />
        ),
      )}
      {range && (
        <CellRangeBox
          key={edits.version}
          table={table}
          range={range}
          cells={cells.filter((cell) => isInRange(range, cell))}
          onExtend={extendBy}
          onMove={moveBy}
          onWrite={() => goTo(at)}
          onStep={edits.step}
          onClear={() => edits.change((present) => withClearedCells(present, range))}
          onPaste={(pasted) => edits.paste(pasted, range)}
        />
      )}
    </>
  )
}

interface ActiveCellProps {
  readonly cell: DrawnCell
  readonly table: TableData
  readonly edits: TableEdits
  readonly onExtend: (by: CellShift) => void
  readonly onMove: (by: CellShift) => void
}

function ActiveCell({ cell, table, edits, onExtend, onMove }: ActiveCellProps) {
  const [key] = useState(newId)
  return (
    <>
      <span
        className="pointer-events-none absolute outline-2 -outline-offset-2 outline-select"
        style={boxStyle(cell.box)}
      />
      <CellField
        cell={cell}
        label={cellLabel(cell, table)}
        text={table.rows[cell.row]?.[cell.column] ?? ''}
        onInput={(text) => edits.write(text, key)}
        onStep={edits.step}
        onExtend={onExtend}
        onMove={onMove}
        onCancel={() => edits.cancel(key)}
        onPaste={edits.paste}
      />
    </>
  )
}

function cellLabel({ row, column }: CellPlace, { rows, header = true }: TableData): string {
  const name = `Column ${column + 1}`
  if (!header) return `Row ${row + 1}, ${name}`
  return row === 0 ? `Header, column ${column + 1}` : `Row ${row}, ${rows[0]?.[column] || name}`
}

/** Returns the cell an arrow leads to; from a merged cell to the one beyond it. */
function stepFrom(at: CellPlace, by: CellShift, { table, direction }: TableBounds): CellPlace {
  const own = rangeOf(table, at)
  const isAhead = direction === 'rtl' ? by.right < 0 : by.right > 0
  const from = {
    row: by.down > 0 ? own.row + own.rows - 1 : own.row,
    column: isAhead ? own.column + own.columns - 1 : own.column,
  }
  const to = movedBy(from, by, { table, direction })
  const { row, column } = mergeAt(table.merges, to) ?? to
  return { row, column }
}

/** Undoes changes of the table; other shortcuts of the canvas do not apply. */
function handleKey(event: KeyboardEvent, edits: TableEdits) {
  event.stopPropagation()
  if (event.defaultPrevented) return
  const step = historyKey(event)
  if (step === undefined) return
  event.preventDefault()
  edits[step]()
}
