import { type Handle, handles, type PlacedElement } from '@deckloom/editor'
import type { PointerEvent } from 'react'
import { boxStyle } from './paper.ts'

export interface SelectionFrameProps {
  readonly element: PlacedElement
  readonly editing: boolean
  readonly resizing: boolean
  readonly onResizeStart: (handle: Handle, event: PointerEvent<HTMLElement>) => void
}

/** The frame around the selected element. Its handles are for the pointer; Alt and the arrow keys do the same. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { element, editing, resizing, onResizeStart } = props
  const { box, rotation } = element
  return (
    <div
      data-moves-with={element.id}
      className={`pointer-events-none absolute outline-2 outline-select forced-colors:outline-[Highlight] ${editing ? 'outline-dashed' : 'outline-solid'}`}
      style={boxStyle(box, rotation)}
    >
      {!editing &&
        rotation === 0 &&
        handles.map((handle) => (
          <span
            key={handle}
            data-handle={handle}
            className={`pointer-events-auto absolute flex size-5 -translate-1/2 touch-none items-center justify-center touch:size-11 ${isCorner(handle) ? '' : 'touch:hidden'}`}
            style={handleStyle(handle)}
            onPointerDown={(event) => onResizeStart(handle, event)}
          >
            <span className="size-2.75 rounded-[3px] bg-white shadow-[0_0_0_2px_var(--select),0_1px_3px_rgb(0_0_0/.35)] touch:size-3.5" />
          </span>
        ))}
      {resizing && (
        <span className="absolute top-full left-1/2 mt-2.5 -translate-x-1/2 rounded-[5px] bg-[#2062ce] px-1.5 text-micro font-action whitespace-nowrap text-white tabular-nums">
          {Math.round(box.width)} × {Math.round(box.height)}
        </span>
      )}
    </div>
  )
}

function isCorner(handle: Handle): boolean {
  return handle.length === 2
}

function handleStyle(handle: Handle) {
  return {
    left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
    top: handle.startsWith('n') ? '0%' : handle.startsWith('s') ? '100%' : '50%',
    cursor: `${handle}-resize`,
  }
}
