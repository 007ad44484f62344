import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { RefObject } from 'react'
import { ToolButton } from '../controls/ToolButton.tsx'
import { useZoomGestures } from './useZoomGestures.ts'
import type { Zoom, ZoomStep } from './zoom.ts'

export interface ZoomToolsProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly zoom: Zoom | undefined
  readonly onStep: (step: ZoomStep) => void
  /** Whether one pointer moves the slide; while drawing, only two do. */
  readonly drags: boolean
  readonly visible: boolean
}

/** Gestures that zoom, and while the slide is enlarged, buttons too. */
export function ZoomTools({ frame, zoom, onStep, drags, visible }: ZoomToolsProps) {
  useZoomGestures({ frame, zoom, drags, onZoom: (to) => onStep({ kind: 'zoom', to }) })
  if (!zoom) return null
  // Below the pen's tools, when they are out.
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className={`on-cloth absolute right-2 z-20 flex items-center rounded-card bg-[rgb(12_18_15/.94)] p-1 text-white shadow-float transition-opacity duration-(--dur-panel) ${drags ? 'top-2' : 'top-16 max-md:top-28'} ${visible ? '' : 'pointer-events-none opacity-0 focus-within:pointer-events-auto focus-within:opacity-100'}`}
    >
      <ToolButton label="Zoom out" Icon={ZoomOut} onPress={() => onStep({ kind: 'zoomOut' })} />
      <output className="min-w-12 text-center text-small tabular-nums">
        {Math.round(zoom.scale * 100)}%
      </output>
      <ToolButton label="Zoom in" Icon={ZoomIn} onPress={() => onStep({ kind: 'zoomIn' })} />
      <ToolButton
        label="Whole slide"
        Icon={Maximize2}
        onPress={() => onStep({ kind: 'zoomReset' })}
      />
    </div>
  )
}
