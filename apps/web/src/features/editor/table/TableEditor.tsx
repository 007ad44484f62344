import type { TableData } from '@deckloom/deck'
import { type CellPlace, findElement } from '@deckloom/editor'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { newId } from '../../../shared/newId.ts'
import { useScene } from '../../../shared/scene/useScene.ts'
import { boxStyle } from '../paper/paper.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { barPlace } from '../text/barPlace.ts'
import { setWriting } from '../text/writing.ts'
import { CellField } from './CellField.tsx'
import { TableBar } from './TableBar.tsx'
import { ColumnLines } from './ColumnLines.tsx'
import { type DrawnCell, drawnTable, tableCells } from './tableCells.ts'
import { useTableEdits } from './useTableEdits.ts'

export interface TableEditorProps {
  readonly elementId: string
  readonly onDone: () => void
}

/** Edits the cells of a table in place; the bar adds and removes rows and columns. */
export function TableEditor({ elementId, onDone }: TableEditorProps) {
  const { slide, deckTitle, index, order } = useEditor()
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 0 })
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const edits = useTableEdits({ at, setAt, onDone })
  useLayoutEffect(
    () => setWriting({ elementId, of: slide, as: slide, cell: at }),
    [elementId, slide, at],
  )
  useEffect(() => () => setWriting(undefined), [])
  const element = findElement(slide, elementId)
  const drawn = scene && drawnTable(scene, elementId)
  if (element?.kind !== 'table' || !scene || !drawn) return null
  const cells = tableCells(scene, elementId)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Moving between cells unmounts the field, and the focus moves to the next one.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onDone()
  }
  return (
    // Canvas shortcuts do not apply while editing cells.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="contents" onKeyDown={stop} onPointerDown={stop} onBlur={leave}>
      <legend className="sr-only">Table</legend>
      {cells
        .flat()
        .map((cell) =>
          cell.row === at.row && cell.column === at.column ? (
            <ActiveCell
              key={`${cell.row}.${cell.column}.${edits.version}`}
              cell={cell}
              table={element.table}
              edits={edits}
            />
          ) : (
            <button
              key={`${cell.row}.${cell.column}`}
              type="button"
              aria-label={cellLabel(cell, element.table)}
              className="absolute cursor-text hover:outline-1 hover:outline-select"
              style={boxStyle(cell.box)}
              onClick={() => setAt({ row: cell.row, column: cell.column })}
            />
          ),
        )}
      <ColumnLines {...drawn} />
      <TableBar
        table={element.table}
        grid={drawn.grid}
        at={at}
        edits={edits}
        place={barPlace(boxOf(cells))}
      />
    </fieldset>
  )
}

interface ActiveCellProps {
  readonly cell: DrawnCell
  readonly table: TableData
  readonly edits: ReturnType<typeof useTableEdits>
}

function ActiveCell({ cell, table, edits }: ActiveCellProps) {
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

function boxOf(cells: readonly (readonly DrawnCell[])[]) {
  const [first] = cells[0] ?? []
  const last = cells.at(-1)?.at(-1)
  if (!first || !last) return { x: 0, y: 0, width: 0, height: 0 }
  const { x, y } = first.box
  return { x, y, width: last.box.x + last.box.width - x, height: last.box.y + last.box.height - y }
}

function stop(event: KeyboardEvent | PointerEvent) {
  event.stopPropagation()
}
