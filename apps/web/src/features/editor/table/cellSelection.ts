import type { CellRange, TableData } from '@deckloom/deck'
import { type CellPlace, rangeBetween } from '@deckloom/editor'
import { type PointerEvent, useState } from 'react'
import { pressOn } from '../text/PendingKeys.tsx'
import { announce } from '../paper/announcer.ts'
import type { DrawnCell } from './tableCells.ts'
import { pagePoints } from '../../../shared/scene/pagePoints.ts'

/** A step on the screen: columns to the right and rows down. */
export interface CellShift {
  readonly right: number
  readonly down: number
}

interface Corners {
  /** Where the selection began: the cell that is edited, if there is no other. */
  readonly at: CellPlace
  /** The opposite corner. */
  readonly end: CellPlace | undefined
}

/** Returns the edited cell, the selected cells, and what changes both. */
export function useCellSelection(first: () => CellPlace | undefined) {
  const [{ at, end }, setCorners] = useState<Corners>(() => ({
    at: first() ?? { row: 0, column: 0 },
    end: undefined,
  }))
  const extendTo = (table: TableData, to: CellPlace) => {
    setCorners({ at, end: to })
    const { rows, columns } = rangeBetween(table, at, to)
    announce(`${rows} by ${columns} cells selected`)
  }
  return {
    at,
    rangeIn: (table: TableData): CellRange | undefined => end && rangeBetween(table, at, end),
    goTo: ({ row, column }: CellPlace) => setCorners({ at: { row, column }, end: undefined }),
    extendTo,
    extendBy: (table: TableData, by: CellShift, direction: 'ltr' | 'rtl') => {
      extendTo(table, movedBy(end ?? at, by, { table, direction }))
    },
    select: setCorners,
  }
}

export interface TableBounds {
  readonly table: TableData
  readonly direction: 'ltr' | 'rtl'
}

/** Returns a cell some steps from another, no further than the table goes. */
export function movedBy(
  { row, column }: CellPlace,
  by: CellShift,
  { table, direction }: TableBounds,
) {
  const right = direction === 'rtl' ? -by.right : by.right
  return {
    row: within(row + by.down, table.rows.length),
    column: within(column + right, table.rows[0]?.length ?? 1),
  }
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index))
}

const arrows: Readonly<Record<string, CellShift>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}

export function arrowStep(key: string): CellShift | undefined {
  return arrows[key]
}

interface CellDrag {
  readonly cells: readonly DrawnCell[]
  readonly onOver: (from: CellPlace, over: CellPlace) => void
}

/** Follows a press on a cell, and tells of each other cell that the pointer comes to. */
export function followCells(event: PointerEvent<HTMLElement>, { cells, onOver }: CellDrag): void {
  const paper = event.currentTarget.closest('section')
  const from = paper && cellAt(event, paper, cells)
  if (!paper || !from || event.button !== 0) return
  let last: DrawnCell = from
  const done = new AbortController()
  const follow = (moved: globalThis.PointerEvent) => {
    const over = cellAt(moved, paper, cells)
    if (!over || over === last) return
    last = over
    onOver(from, over)
  }
  const end = () => done.abort()
  addEventListener('pointermove', follow, { signal: done.signal })
  addEventListener('pointerup', end, { signal: done.signal })
  addEventListener('pointercancel', end, { signal: done.signal })
}

/** Returns the cell where a double press opened the table; undefined if a key did. */
export function pressedCell(elementId: string, cells: readonly DrawnCell[]): CellPlace | undefined {
  const press = pressOn(elementId)
  const button = document.querySelector(`[data-canvas-element="${CSS.escape(elementId)}"]`)
  const paper = button?.closest('section')
  if (!press || !paper) return undefined
  const cell = cellAt({ clientX: press.left, clientY: press.top }, paper, cells)
  return cell && { row: cell.row, column: cell.column }
}

/** Returns the cell under a pointer. */
function cellAt(
  pointer: Pick<MouseEvent, 'clientX' | 'clientY'>,
  paper: HTMLElement,
  cells: readonly DrawnCell[],
): DrawnCell | undefined {
  const { x, y } = pagePoints(paper)(pointer)
  return cells.find(
    ({ box }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height,
  )
}
