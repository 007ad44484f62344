import type { Box, ShapeData, Slide } from '@deckloom/deck'
import {
  clampToPage,
  drawnBox,
  findElement,
  shapeName,
  snapLines,
  withDrawnShape,
} from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import type { PointerEvent } from 'react'
import { newId } from '../../../../shared/newId.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { spokenName } from '../../controls/spokenName.ts'
import { warnNoRoom } from '../../insert/visuals/insertFailures.ts'
import { setDrawTool, type ShapeTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { unitsPerPixel } from '../../paper/paper.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { noGuides, showGuides } from '../gestures/showGuides.ts'
import { trackPointer } from '../gestures/trackPointer.ts'
import { useGestureTools } from '../gestures/useGestureTools.ts'
import type { DrawLayerProps } from '../lines/DrawLayer.tsx'
import { PressSurface } from '../lines/PressSurface.tsx'

export interface ShapeLayerProps extends Omit<DrawLayerProps, 'tool'> {
  readonly tool: ShapeTool
}

/** Pixels that a press may move before it draws. */
const tremor = 4

/** Lies over the slide while a shape is drawn: a drag draws it, a click or Enter adds one of its own size. */
export function ShapeLayer({ tool, paper, canvas }: ShapeLayerProps) {
  const { shape } = tool
  const name = shapeName(shape.type)
  const { draw, addAt } = useDrawing({ shape, name, paper, canvas })
  return <PressSurface what={`the shape ${name}`} onPress={draw} onAdd={addAt} />
}

interface Drawing extends Pick<ShapeLayerProps, 'paper' | 'canvas'> {
  readonly shape: ShapeData
  readonly name: string
}

function useDrawing({ shape, name, paper, canvas }: Drawing) {
  const { slide } = useEditor()
  const { begin } = useGestureTools({ paper, canvas })
  const add = useAdding(shape, name)
  const addAt = (point: Point) => {
    const { width, height } = shape
    add(clampToPage({ x: point.x - width / 2, y: point.y - height / 2, width, height }))
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    const gesture = begin(event, [])
    if (!gesture) return
    event.preventDefault()
    // A slow drag of a finger is no long press for a menu.
    event.stopPropagation()
    const { target, start } = gesture
    const pointOf = pagePoints(gesture.paper)
    const lines = snapLines(gesture.others, gesture.aids)
    const from = pointOf(start)
    const scale = unitsPerPixel(gesture.paper)
    const id = newId()
    let drawn: ReturnType<typeof drawnBox> | undefined
    trackPointer({
      target,
      start,
      onMove: (dx, dy, move) => {
        if (!drawn && Math.hypot(dx, dy) < tremor) return
        const isFree = move.ctrlKey || move.metaKey
        drawn = drawnBox({
          from,
          to: pointOf(move),
          isSquare: move.shiftKey,
          isCentered: move.altKey,
          lines: isFree ? undefined : lines,
        })
        const { box, guides } = drawn
        showGuides(gesture.paper, { guides, bars: [] }, scale)
        canvas.previewEdit(() => withShapeIn(slide, { id, shape, box }))
      },
      onEnd: (canceled) => {
        showGuides(gesture.paper, noGuides, scale)
        canvas.previewEdit(undefined)
        if (canceled) return
        if (drawn) add(drawn.box)
        else addAt(from)
      },
    })
  }
  return { draw, addAt }
}

/** Returns a function that adds the shape as one step, selects it and puts the tool away. */
function useAdding(shape: ShapeData, name: string) {
  const { document, slide, select } = useEditor()
  return (box: Box) => {
    const id = newId()
    document.edit(slide.id, (now) => withShapeIn(now, { id, shape, box }))
    setDrawTool(undefined)
    const after = document.slide(slide.id)
    if (!after || !findElement(after, id)) {
      warnNoRoom('shape')
      return
    }
    select(id)
    focusElement(id)
    announce(`${spokenName(name)} added`)
  }
}

/** Adds a shape in the size of a box. */
function withShapeIn(slide: Slide, drawn: Parameters<typeof withDrawnShape>[1]): Slide {
  const { width, height } = drawn.box
  return withDrawnShape(slide, { ...drawn, shape: { ...drawn.shape, width, height } })
}
