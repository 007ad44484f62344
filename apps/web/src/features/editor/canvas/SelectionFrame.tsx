import {
  groupAround,
  type Handle,
  handles,
  type PlacedElement,
  type ScaleDrag,
} from '@deckloom/editor'
import { boundsOf, boxAround } from '@deckloom/scene'
import { Lock, RotateCw } from 'lucide-react'
import type { PointerEvent } from 'react'
import { wholeSelection } from './gestures/movers.ts'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { useEditor } from '../session/EditorContext.tsx'
import type { CanvasElements } from './elements/useCanvasElements.ts'

export interface SelectionFrameProps {
  readonly element: PlacedElement
  readonly editing: boolean
  readonly resizing: boolean
  readonly locked: boolean
  /** Whether it can be rotated. */
  readonly turns: boolean
  readonly onResizeStart: (handle: Handle, event: PointerEvent<HTMLElement>) => void
  readonly onTurnStart: (event: PointerEvent<HTMLElement>) => void
}

const frameClass = 'pointer-events-none absolute'

/** The frame around the selected element. Its handles are for the pointer; shortcuts and fields do the same. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { element, editing, resizing, locked, turns, onResizeStart, onTurnStart } = props
  const { box, rotation } = element
  return (
    <div data-moves-with={element.id} className={frameClass} style={boxStyle(box, rotation)}>
      <Edges className={`-inset-0.5 border-2 ${editing || locked ? 'border-dashed' : ''}`} />
      {!editing && !locked && (
        <>
          {handles.map((handle) => (
            <ResizeHandle
              key={handle}
              handle={handle}
              rotation={rotation}
              onStart={(event) => onResizeStart(handle, event)}
            />
          ))}
          {turns && <TurnHandle onStart={onTurnStart} />}
        </>
      )}
      {locked && <LockSign />}
      {resizing && (
        <Badge>
          {Math.round(box.width)} × {Math.round(box.height)}
        </Badge>
      )}
    </div>
  )
}

export interface ManyFrameProps {
  readonly elements: readonly PlacedElement[]
  /** Whether all of them can be rotated. */
  readonly turns: boolean
  readonly onScaleStart: (handle: ScaleDrag['handle'], event: PointerEvent<HTMLElement>) => void
  readonly onTurnStart: (event: PointerEvent<HTMLElement>) => void
}

const corners = ['nw', 'ne', 'se', 'sw'] as const

/** The frame around several elements, and a thin one around each. */
export function ManyFrame({ elements, turns, onScaleStart, onTurnStart }: ManyFrameProps) {
  const around = boxAround(elements.map(boundsOf))
  if (!around) return null
  return (
    <>
      {elements.map(({ id, box, rotation }) => (
        <div key={id} data-moves-with={id} className={frameClass} style={boxStyle(box, rotation)}>
          <Edges className="-inset-px border" />
        </div>
      ))}
      <div data-moves-with={wholeSelection} className={frameClass} style={boxStyle(around)}>
        <Edges className="-inset-0.5 border-2" />
        {corners.map((handle) => (
          <ResizeHandle
            key={handle}
            handle={handle}
            rotation={0}
            onStart={(event) => onScaleStart(handle, event)}
          />
        ))}
        {turns && <TurnHandle onStart={onTurnStart} />}
      </div>
    </>
  )
}

/** The dashed frame around the group that the selection is a part of. A drag changes its bounds, and hides it. */
export function GroupFrame({ elements, selected }: Pick<CanvasElements, 'elements' | 'selected'>) {
  const { slide } = useEditor()
  const members = groupAround(
    slide,
    selected.map(({ id }) => id),
  )
  const around = boxAround(elements.filter(({ id }) => members?.includes(id)).map(boundsOf))
  if (!around) return null
  return (
    <div
      data-group-frame=""
      className={`${frameClass} in-data-dragging:invisible`}
      style={boxStyle(around)}
    >
      <Edges className="-inset-1.5 border border-dashed" />
    </div>
  )
}

/** The edges of a frame, around its box. A border, because an outline is repainted at every move. */
function Edges({ className }: { readonly className: string }) {
  return <span className={`absolute border-select forced-colors:border-[Highlight] ${className}`} />
}

interface ResizeHandleProps {
  readonly handle: Handle
  readonly rotation: number
  readonly onStart: (event: PointerEvent<HTMLElement>) => void
}

function ResizeHandle({ handle, rotation, onStart }: ResizeHandleProps) {
  return (
    <span
      data-handle={handle}
      className={`pointer-events-auto absolute flex size-5 in-data-dragging:invisible -translate-1/2 touch-none items-center justify-center touch:size-11 ${handle.length === 2 ? '' : 'touch:hidden'}`}
      style={handleStyle(handle, rotation)}
      onPointerDown={onStart}
    >
      <span className="size-2.75 rounded-[3px] bg-white shadow-[0_0_0_2px_var(--select),0_1px_3px_rgb(0_0_0/.35)] touch:size-3.5" />
    </span>
  )
}

/** Below the frame, out of the way of guides and toolbars. */
function TurnHandle({ onStart }: Pick<ResizeHandleProps, 'onStart'>) {
  return (
    <>
      <span
        data-turn=""
        className="pointer-events-auto absolute in-data-dragging:invisible top-full left-1/2 flex size-6 -translate-x-1/2 translate-y-3.5 cursor-grab touch-none items-center justify-center touch:size-11 touch:translate-y-2"
        onPointerDown={onStart}
      >
        <span className="flex size-6 items-center justify-center rounded-full bg-white text-[#2062ce] shadow-[0_0_0_1px_var(--select),0_1px_3px_rgb(0_0_0/.35)]">
          <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
        </span>
      </span>
      <span
        hidden
        data-turn-badge=""
        className="absolute top-full left-1/2 mt-12 -translate-x-1/2 rounded-[5px] bg-[#2062ce] px-1.5 text-micro font-action text-white tabular-nums"
      />
    </>
  )
}

function LockSign() {
  return (
    <span className="absolute -top-2.5 -right-2.5 flex size-5 items-center justify-center rounded-full bg-[#2062ce] text-white">
      <Lock size={12} strokeWidth={2} aria-hidden="true" />
    </span>
  )
}

function Badge({ children }: { readonly children: React.ReactNode }) {
  return (
    <span className="absolute top-full left-1/2 mt-2.5 -translate-x-1/2 rounded-[5px] bg-[#2062ce] px-1.5 text-micro font-action whitespace-nowrap text-white tabular-nums">
      {children}
    </span>
  )
}

/** Clockwise from the top. */
const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

function handleStyle(handle: Handle, rotation: number) {
  const turned = (compass.indexOf(handle) + Math.round(rotation / 45) + 16) % 8
  return {
    left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
    top: handle.startsWith('n') ? '0%' : handle.startsWith('s') ? '100%' : '50%',
    cursor: `${compass[turned] ?? handle}-resize`,
  }
}
