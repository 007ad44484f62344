import { page } from '@deckloom/deck'
import type { LineSource } from '@deckloom/scene'
import type { MouseEvent } from 'react'
import { boxStyle } from '../../paper/paper.ts'
import type { ElementButtonProps } from '../elements/ElementButton.tsx'

export interface LineButtonProps extends ElementButtonProps {
  readonly source: LineSource | undefined
}

/** Page units that the button reaches beyond the ends of a line, so that it has an area. */
const air = 8

/** The button over a line. Only its way takes presses, at least ten pixels wide: a box would cover what lies beside it. */
export function LineButton(props: LineButtonProps) {
  const { element, selected, source, onPress, onSelect, onEdit } = props
  const { x, y, width, height } = element.box
  const box = { x: x - air, y: y - air, width: width + air * 2, height: height + air * 2 }
  // Pointers select on press, so the remaining clicks come from assistive technology.
  const handleClick = (event: MouseEvent) => event.detail === 0 && onSelect()
  return (
    <button
      type="button"
      data-canvas-element={element.id}
      aria-label={element.name}
      aria-pressed={selected}
      aria-keyshortcuts="Delete ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="pointer-events-none absolute scroll-m-5 outline-offset-0 focus-visible:outline-2 focus-visible:outline-focus data-touched:outline-2 data-touched:outline-select data-dragging:outline-none!"
      style={boxStyle(box)}
      onPointerDown={onPress}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onSelect}
      onClick={handleClick}
      onDoubleClick={onEdit}
    >
      {source && (
        <svg
          aria-hidden="true"
          className="absolute overflow-visible"
          style={{
            left: `${(-box.x / box.width) * 100}%`,
            top: `${(-box.y / box.height) * 100}%`,
            width: `${(page.width / box.width) * 100}%`,
            height: `${(page.height / box.height) * 100}%`,
          }}
          viewBox={`0 0 ${page.width} ${page.height}`}
        >
          <path
            d={source.way}
            fill="none"
            stroke="transparent"
            vectorEffect="non-scaling-stroke"
            className="cursor-move touch-none [pointer-events:stroke] [stroke-width:12px] touch:[stroke-width:28px]"
          />
          {source.line.width > 12 && (
            <path
              d={source.way}
              fill="none"
              stroke="transparent"
              strokeWidth={source.line.width}
              className="cursor-move touch-none [pointer-events:stroke]"
            />
          )}
        </svg>
      )}
    </button>
  )
}
