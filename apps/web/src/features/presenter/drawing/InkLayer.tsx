import { useEffect, useEffectEvent, useState } from 'react'
import type { Signal } from '../slideshow/signal.ts'
import type { ShowLink } from '../slideshow/useShowLink.ts'
import { type Zoom, zoomStyle } from '../zoom/zoom.ts'
import { canUndo, type Stroke } from './ink.ts'
import { inkColors, PenBar } from './PenBar.tsx'
import type { InkCommand, PenTool } from './penTool.ts'
import { page, strokeParts } from './strokeShape.ts'
import { useDrawing } from './useDrawing.ts'
import { useInk } from './useInk.ts'

export interface InkLayerProps {
  readonly deckId: string
  readonly slideId: string
  readonly link: Pick<ShowLink, 'share' | 'shared'>
  readonly commands: Signal<InkCommand>
  readonly tool: PenTool | undefined
  readonly onTool: (tool: PenTool | undefined) => void
  readonly zoom: Zoom | undefined
  /** Whether a black or white screen covers the slide. */
  readonly covered: boolean
  /** Whether the tools are shown, which hide while the pointer rests. */
  readonly barShown: boolean
}

/** What is drawn on the slide, and the pen. */
export function InkLayer(props: InkLayerProps) {
  const { tool, zoom, slideId } = props
  const ink = useInk(props)
  const [color, setColor] = useState<string>(inkColors[0].value)
  const drawing = useDrawing({ ink, tool, color })
  const clear = () => {
    if (ink.strokes.length > 0) ink.change([])
  }
  const undo = () => {
    if (canUndo(ink.history, slideId)) ink.undo()
  }
  const run = useEffectEvent((command: InkCommand) => (command === 'undoInk' ? undo() : clear()))
  const { commands } = props
  useEffect(() => commands.listen((command) => run(command)), [commands])
  if (props.covered) return null
  const shown = [...drawing.strokes, drawing.live, ink.theirs].filter(
    (stroke) => stroke !== undefined,
  )
  return (
    <>
      <div className="pointer-events-none absolute inset-0 z-15 overflow-hidden [container-type:size]">
        <div className="flex size-full items-center justify-center" style={zoomStyle(zoom)}>
          <svg
            aria-hidden="true"
            data-ink
            viewBox={`0 0 ${page.width} ${page.height}`}
            className={`aspect-video w-[min(100cqw,calc(100cqh*16/9))] touch-none overflow-visible ${tool ? 'pointer-events-auto cursor-crosshair' : ''}`}
            {...drawing.handlers}
          >
            {shown.map((stroke) => (
              <StrokeMark key={stroke.id} stroke={stroke} />
            ))}
          </svg>
        </div>
      </div>
      {tool && (
        <PenBar
          tool={tool}
          onTool={props.onTool}
          color={color}
          onColor={setColor}
          visible={props.barShown}
          onUndo={canUndo(ink.history, slideId) ? undo : undefined}
          onClear={ink.strokes.length > 0 ? clear : undefined}
        />
      )}
    </>
  )
}

function StrokeMark({ stroke }: { readonly stroke: Stroke }) {
  return (
    <g
      fill="none"
      stroke={stroke.color}
      strokeLinecap="round"
      strokeLinejoin="round"
      // Over the words, which stay legible.
      opacity={stroke.kind === 'highlighter' ? 0.38 : 1}
    >
      {strokeParts(stroke).map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width} />
      ))}
    </g>
  )
}
