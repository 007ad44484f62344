import { page } from '@deckloom/deck'
import type { KeyboardEvent } from 'react'
import { announce } from '../../paper/announcer.ts'
import { boxStyle } from '../../../../shared/scene/boxStyle.ts'
import {
  keepGuides,
  lengthOf,
  moveGuide,
  type PlacedGuide,
  removeGuide,
  useGuides,
} from '../../paper/placedGuides.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { dragGuide } from './dragGuide.ts'

/** Width of the area that takes the pointer, in page units. */
const grip = 14
/** Page units that an arrow key moves a guide by, and with Shift. */
const step = { plain: 10, fine: 1 }

/** The guides that were placed, below the elements. */
export function GuideLines() {
  const { id } = useEditor()
  return useGuides(id).map((guide) => <GuideLine key={guide.id} deckId={id} guide={guide} />)
}

function GuideLine({ deckId, guide }: { readonly deckId: number; readonly guide: PlacedGuide }) {
  const { id, axis, at } = guide
  const isVertical = axis === 'x'
  const place = isVertical
    ? { x: at - grip / 2, y: 0, width: grip, height: page.height }
    : { x: 0, y: at - grip / 2, width: page.width, height: grip }
  const handleKey = (event: KeyboardEvent) => {
    const by = shiftOf(event, axis)
    if (event.key === 'Delete' || event.key === 'Backspace') removeGuide(deckId, id)
    else if (by === 0) return
    else {
      const to = Math.min(lengthOf(axis), Math.max(0, at + by))
      moveGuide(deckId, id, to)
      keepGuides(deckId)
      announce(`Guide at ${to}`)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // A separator that takes the focus is a control: it can be moved.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-label={isVertical ? 'Vertical guide' : 'Horizontal guide'}
      aria-valuemin={0}
      aria-valuemax={lengthOf(axis)}
      aria-valuenow={at}
      className={`absolute m-0 touch-none border-0 outline-none after:absolute after:bg-guide/70 hover:after:bg-guide focus-visible:after:bg-guide ${
        isVertical
          ? 'cursor-col-resize after:inset-y-0 after:left-1/2 after:w-px focus-visible:after:w-0.5'
          : 'cursor-row-resize after:inset-x-0 after:top-1/2 after:h-px focus-visible:after:h-0.5'
      }`}
      style={boxStyle(place)}
      onKeyDown={handleKey}
      onPointerDown={(event) => dragGuide(event, { deckId, axis, guide })}
    />
  )
}

function shiftOf({ key, shiftKey }: KeyboardEvent, axis: PlacedGuide['axis']): number {
  const size = shiftKey ? step.fine : step.plain
  if (key === (axis === 'x' ? 'ArrowRight' : 'ArrowDown')) return size
  return key === (axis === 'x' ? 'ArrowLeft' : 'ArrowUp') ? -size : 0
}
