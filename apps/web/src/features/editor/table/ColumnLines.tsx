import { page } from '@deckloom/deck'
import { movedLine, withColumnWidths } from '@deckloom/editor'
import { leastColumn } from '@deckloom/scene'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { newId } from '../../../shared/newId.ts'
import { announce } from '../paper/announcer.ts'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { useEditor } from '../session/EditorContext.tsx'
import type { DrawnTable } from './tableCells.ts'

/** Page units that an arrow key moves a line by, and with Shift. */
const step = { plain: 12, fine: 2 }
/** Width of the area that takes the pointer, in page units. */
const grip = 14

/** The lines between the columns of a table, which set the widths of the columns beside them. */
export function ColumnLines({ box, grid }: DrawnTable) {
  const { columns, direction } = grid
  return columns.slice(1).map((_, line) => {
    const before = columns.slice(0, line + 1).reduce((sum, width) => sum + width, 0)
    const x = direction === 'rtl' ? box.x + box.width - before : box.x + before
    const place = { x: x - grip / 2, y: box.y, width: grip, height: box.height }
    // Columns have no ID; a line is the one after the same column.
    // oxlint-disable-next-line react/no-array-index-key
    return <ColumnLine key={line} line={line} grid={grid} place={boxStyle(place)} />
  })
}

interface ColumnLineProps {
  readonly line: number
  readonly grid: DrawnTable['grid']
  readonly place: ReturnType<typeof boxStyle>
}

function ColumnLine({ line, grid, place }: ColumnLineProps) {
  const { columns } = grid
  const { isDragged, drag, move, fit } = useColumnLine(line, grid)
  const table = columns.reduce((sum, width) => sum + width, 0)
  const percent = (width: number) => Math.round((width / table) * 100)
  const [own = 0, next = 0] = columns.slice(line, line + 2)
  const handleKey = (event: KeyboardEvent) => {
    const by = shiftOf(event, grid.direction)
    if (event.key === 'Enter') fit()
    else if (by === 0) return
    else move(by)
    event.preventDefault()
  }
  return (
    // A separator that takes the focus is a control: it sets how the room beside it is divided.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of column ${line + 1}`}
      aria-valuemin={percent(Math.min(leastColumn, own))}
      aria-valuemax={percent(own + next - Math.min(leastColumn, next))}
      aria-valuenow={percent(own)}
      aria-valuetext={`${percent(own)} %`}
      className={`absolute z-10 m-0 cursor-col-resize touch-none border-0 outline-none after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 hover:after:bg-select focus-visible:after:bg-select touch:before:absolute touch:before:inset-y-0 touch:before:-inset-x-3 ${isDragged ? 'after:bg-select' : ''}`}
      style={place}
      onKeyDown={handleKey}
      onDoubleClick={fit}
      onPointerDown={drag}
    />
  )
}

function shiftOf({ key, shiftKey }: KeyboardEvent, direction: 'ltr' | 'rtl'): number {
  const size = shiftKey ? step.fine : step.plain
  const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === ahead) return size
  return key === back ? -size : 0
}

/** Returns what moves the line after a column. A drag is one undo step, as are keys pressed one after the other. */
function useColumnLine(line: number, grid: DrawnTable['grid']) {
  const { document, slide } = useEditor()
  const { columns, direction } = grid
  const [isDragged, setDragged] = useState(false)
  const gesture = useRef('')
  const set = (widths: readonly number[], key: string) => {
    document.edit(slide.id, (now) => withColumnWidths(now, widths), key)
    const table = widths.reduce((sum, width) => sum + width, 0)
    const share = ((widths[line] ?? 0) / table) * 100
    announce(`Column ${line + 1}: ${Math.round(share)} % of the table`)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const target = event.currentTarget
    const paper = target.offsetParent?.getBoundingClientRect().width ?? page.width
    const from = event.clientX
    const done = new AbortController()
    const { signal } = done
    gesture.current = `column ${newId()}`
    target.setPointerCapture(event.pointerId)
    setDragged(true)
    const follow = ({ clientX }: globalThis.PointerEvent) => {
      const by = ((clientX - from) * page.width) / paper
      const shift = direction === 'rtl' ? -by : by
      if (Math.abs(shift) >= 1) set(movedLine(columns, line, shift), gesture.current)
    }
    const end = () => {
      done.abort()
      setDragged(false)
    }
    target.addEventListener('pointermove', follow, { signal })
    target.addEventListener('pointerup', end, { signal })
    target.addEventListener('pointercancel', end, { signal })
  }
  return {
    isDragged,
    drag,
    move: (by: number) => set(movedLine(columns, line, by), `column ${line}`),
    /** Gives the column before the line the room that its texts need. */
    fit: () => {
      const needed = grid.natural[line] ?? 0
      set(movedLine(columns, line, needed - (columns[line] ?? 0)), newId())
    },
  }
}
