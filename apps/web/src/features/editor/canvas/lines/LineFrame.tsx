import { type LineEnd, page } from '@deckloom/deck'
import {
  isLocked,
  lineTargets,
  type PlacedElement,
  pullEnd,
  type PulledEnd,
  withLineEnd,
} from '@deckloom/editor'
import type { LineSource } from '@deckloom/scene'
import { type PointerEvent, type RefObject, useState } from 'react'
import { announce } from '../../paper/announcer.ts'
import { boxStyle } from '../../../../shared/scene/boxStyle.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import { trackPointer } from '../gestures/trackPointer.ts'
import { boxView, padBox } from './boxView.ts'
import { snapReach } from './snapReach.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { SiteDots } from './SiteDots.tsx'

export interface LineFrameProps {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  readonly element: PlacedElement
  readonly source: LineSource
}

const sides = ['start', 'end'] as const
type Side = (typeof sides)[number]

/** The frame of a selected line: a handle at each end. Its handles are for the pointer; the panel's fields do the same. */
export function LineFrame(props: LineFrameProps) {
  const { element, source } = props
  const { slide } = useEditor()
  const { pulled, pull } = useEndPull(props)
  const locked = isLocked(slide, element.id)
  const box = padBox(element.box)
  return (
    <>
      <svg
        aria-hidden="true"
        data-moves-with={element.id}
        className="pointer-events-none absolute overflow-visible"
        style={boxStyle(box)}
        viewBox={boxView(box)}
        preserveAspectRatio="none"
      >
        <path
          d={source.path}
          fill="none"
          className="stroke-select forced-colors:stroke-[Highlight]"
          strokeWidth={1}
          strokeDasharray={locked ? '4 3' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {!locked &&
        sides.map((side) => (
          <EndHandle
            key={side}
            side={side}
            elementId={element.id}
            at={source[side]}
            onStart={(event) => pull(side, event)}
          />
        ))}
      {pulled && <SiteDots {...pulled} />}
    </>
  )
}

interface EndHandleProps {
  readonly side: Side
  readonly elementId: string
  readonly at: LineSource['start']
  readonly onStart: (event: PointerEvent<HTMLElement>) => void
}

function EndHandle({ side, elementId, at, onStart }: EndHandleProps) {
  return (
    <span
      data-line-end={side}
      data-moves-with={elementId}
      className="pointer-events-auto absolute z-10 flex size-6 -translate-1/2 cursor-crosshair touch-none items-center justify-center in-data-dragging:invisible touch:size-11"
      style={{
        left: `${(at.x / page.width) * 100}%`,
        top: `${(at.y / page.height) * 100}%`,
      }}
      onPointerDown={onStart}
    >
      <span
        className={`size-3 rounded-full shadow-[0_0_0_2px_var(--select),0_1px_3px_rgb(0_0_0/.35)] touch:size-6 ${at.glue ? 'bg-select' : 'bg-white'}`}
      />
    </span>
  )
}

function useEndPull({ paper, canvas, element, source }: LineFrameProps) {
  const { document, slide } = useEditor()
  const [pulled, setPulled] = useState<PulledEnd>()
  const pull = (side: Side, event: PointerEvent<HTMLElement>) => {
    const { current } = paper
    if (event.button !== 0 || !current) return
    event.preventDefault()
    const targets = lineTargets(canvas.elements)
    const anchor = source[side === 'start' ? 'end' : 'start']
    let last: PulledEnd | undefined
    const put = (end: LineEnd) => (now: typeof slide) => withLineEnd(now, element.id, { side, end })
    trackPointer({
      target: event.currentTarget,
      start: event.nativeEvent,
      onMove: (dx, dy, move) => {
        if (!last && Math.hypot(dx, dy) < 3) return
        const pointer = pagePoints(current)(move)
        const reach = snapReach(current, move)
        const free = move.ctrlKey || move.metaKey
        last = pullEnd(targets, { pointer, anchor, inSteps: move.shiftKey, free, reach })
        setPulled(last)
        canvas.previewEdit(put(last.end))
      },
      onEnd: (canceled) => {
        setPulled(undefined)
        canvas.previewEdit(undefined)
        if (canceled || !last) return
        document.edit(slide.id, put(last.end))
        announce(describeEnd(side, last))
      },
    })
  }
  return { pulled, pull }
}

function describeEnd(side: Side, { end, over }: PulledEnd): string {
  const name = side === 'start' ? 'Start' : 'End'
  return end.glue && over
    ? `${name} connected to ${over.name}`
    : `${name} moved to x ${Math.round(end.x)}, y ${Math.round(end.y)}`
}
