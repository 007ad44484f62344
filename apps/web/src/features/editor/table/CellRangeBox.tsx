import type { CellRange, TableData } from '@deckloom/deck'
import { type CellGrid, htmlOfTable, tableOfRange, textOfTable } from '@deckloom/editor'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { readContents } from '../pasting/clipboardContents.ts'
import { keepPendingKey } from '../text/PendingKeys.tsx'
import { arrowStep, type CellShift } from './cellSelection.ts'
import type { CellStep } from './CellField.tsx'
import { readCells } from './pasteCells.ts'
import type { DrawnCell } from './tableCells.ts'

export interface CellRangeBoxProps {
  readonly table: TableData
  readonly range: CellRange
  readonly cells: readonly DrawnCell[]
  readonly onExtend: (by: CellShift) => void
  readonly onMove: (by: CellShift) => void
  /** Goes back to the cell where the selection began. */
  readonly onWrite: () => void
  readonly onStep: (step: CellStep) => void
  readonly onClear: () => void
  readonly onPaste: (cells: CellGrid) => void
}

/** Several selected cells: copied, cut, pasted into, emptied and extended as in a spreadsheet. */
export function CellRangeBox(props: CellRangeBoxProps) {
  const { table, range, cells, onClear, onPaste } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    const chosen = tableOfRange(table, range)
    event.clipboardData.setData('text/plain', textOfTable(chosen))
    event.clipboardData.setData('text/html', htmlOfTable(chosen))
  }
  const cut = (event: ClipboardEvent) => {
    copy(event)
    onClear()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    void readCells(readContents(event.clipboardData)).then((read) =>
      onPaste(read.cells ?? { rows: [[read.words]] }),
    )
  }
  return (
    <>
      {cells.map((cell) => (
        <span
          key={`${cell.row}.${cell.column}`}
          className="pointer-events-none absolute bg-select/15 outline-1 -outline-offset-1 outline-select"
          style={boxStyle(cell.box)}
        />
      ))}
      {/* It takes the focus as a cell does, for the keys of the selection. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${range.rows} by ${range.columns} cells selected`}
        className="pointer-events-none absolute outline-2 -outline-offset-1 outline-select"
        style={boxStyle(boxAround(cells))}
        onCopy={copy}
        onCut={cut}
        onPaste={paste}
        onKeyDown={(event) => handleKey(event, props)}
      />
    </>
  )
}

function handleKey(event: KeyboardEvent, props: CellRangeBoxProps) {
  const act = keyAction(event, props)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function keyAction(event: KeyboardEvent, props: CellRangeBoxProps): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const by = arrowStep(key)
  if (by) return () => (shiftKey ? props.onExtend(by) : props.onMove(by))
  if (ctrlKey || metaKey || altKey) return undefined
  switch (key) {
    case 'Tab':
      return () => props.onStep(shiftKey ? 'previous' : 'next')
    case 'Delete':
    case 'Backspace':
      return props.onClear
    case 'Enter':
    case 'F2':
    case 'Escape':
      return props.onWrite
    default:
      // A letter replaces the words of the cell where the selection began.
      return [...key].length === 1 ? () => writeWith(key, props) : undefined
  }
}

function writeWith(key: string, { onWrite }: CellRangeBoxProps) {
  keepPendingKey(key, { atEnd: false })
  onWrite()
}

function boxAround(cells: readonly DrawnCell[]) {
  const left = Math.min(...cells.map(({ box }) => box.x))
  const top = Math.min(...cells.map(({ box }) => box.y))
  const right = Math.max(...cells.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...cells.map(({ box }) => box.y + box.height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
