import { polygonPath } from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { IconButton } from '@deckloom/ui'
import { Undo2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { smallIconProps } from '../../controls/iconProps.ts'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import type { DrawLayerProps } from '../lines/DrawLayer.tsx'
import { DrawSurface } from './DrawSurface.tsx'
import { penColor } from './penColor.ts'
import { useAddFreeform } from './useAddFreeform.ts'
import { useCorners } from './useCorners.ts'

/** Each click is a corner; a click on the first closes the outline, one on the last or Enter ends it. */
export function PolygonLayer({ paper, canvas }: Omit<DrawLayerProps, 'tool'>) {
  const { select } = useEditor()
  const color = penColor(canvas.scene)
  const add = useAddFreeform('polygon', color)
  const drawing = useCorners(paper, (corners, closed) => {
    const id = add(polygonPath(corners, closed))
    if (id === undefined) return
    setDrawTool(undefined)
    select(id)
    focusElement(id)
    announce(closed ? 'Polygon added' : 'Polyline added')
  })
  const { corners, next, closing, pressed } = drawing
  const takeBack = () => {
    if (corners.length === 0) return
    drawing.takeBack()
    announce('Corner removed')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Enter') return
    if (event.key === 'Backspace') takeBack()
    else if (!drawing.finish()) announce('Drawing needs a mouse, pen, or finger')
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <DrawSurface
      label="Draw a polygon: click each corner on the slide, and press Enter to end or Escape to cancel"
      hint="Click each corner; double-click to end"
      sketch={next ? [...corners, next] : corners}
      color={color}
      pressed={pressed}
      onPress={drawing.press}
      onHover={drawing.hover}
      onKey={handleKey}
      onEscape={cancel}
      onDone={() => {
        if (!drawing.finish()) cancel()
      }}
      buttons={
        <IconButton
          label="Remove last corner"
          size="small"
          disabled={corners.length === 0}
          icon={<Undo2 {...smallIconProps} />}
          onClick={takeBack}
        />
      }
    >
      <Dots at={corners} size={10} />
      {closing && <Dots at={corners.slice(0, 1)} size={18} />}
    </DrawSurface>
  )
}

function cancel() {
  setDrawTool(undefined)
  announce('Nothing added')
}

/** Lines of no length with round ends. */
function Dots({ at, size }: { readonly at: readonly Point[]; readonly size: number }) {
  const d = at.map(({ x, y }) => `M${x} ${y}L${x} ${y}`).join('')
  return (
    <>
      <path d={d} strokeWidth={size} strokeLinecap="round" className="stroke-select" />
      <path d={d} strokeWidth={size - 4} strokeLinecap="round" className="stroke-white" />
    </>
  )
}
