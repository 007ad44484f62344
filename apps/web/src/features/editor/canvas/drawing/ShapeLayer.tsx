import { page, type ShapeData } from '@deckloom/deck'
import {
  clampToPage,
  drawnBox,
  findElement,
  nothingSelected,
  shapeName,
  snapLines,
  withDrawnShape,
} from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { type PointerEvent, useEffect, useEffectEvent } from 'react'
import { newId } from '../../../../shared/newId.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { spokenName } from '../../controls/spokenName.ts'
import { warnNoRoom } from '../../insert/visuals/insertFailures.ts'
import { dropDrawTool, setDrawTool, type ShapeTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { unitsPerPixel } from '../../paper/paper.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { noGuides, showGuides } from '../gestures/showGuides.ts'
import { trackPointer } from '../gestures/trackPointer.ts'
import { useGestureTools } from '../gestures/useGestureTools.ts'
import type { DrawLayerProps } from '../lines/DrawLayer.tsx'
import { useEscape } from '../lines/useEscape.ts'
import { drawSurfaceClass, focusSurface, keepPressKeys } from '../lines/drawSurface.ts'

export interface ShapeLayerProps extends Omit<DrawLayerProps, 'tool'> {
  readonly tool: ShapeTool
}

/** Pixels that a press may move before it draws. */
const tremor = 4

/** Lies over the slide while a shape is drawn: a drag draws it, a click or Enter adds one of its own size. */
export function ShapeLayer({ tool, paper, canvas }: ShapeLayerProps) {
  const { changeSelection } = useEditor()
  // The frame of what is selected would lie in the way.
  const clearTheWay = useEffectEvent(() => changeSelection(() => nothingSelected))
  useEffect(() => {
    // Mounted twice in development, the tool is still out.
    setDrawTool(tool)
    clearTheWay()
    return () => dropDrawTool(tool)
  }, [tool])
  useEscape(leave)
  const { shape } = tool
  const name = shapeName(shape.type)
  const { draw, addAt } = useDrawing({ shape, name, paper, canvas })
  return (
    <button
      ref={focusSurface}
      type="button"
      aria-label={`Draw the shape ${name}: drag on the slide, or press Enter to add one in the middle`}
      className={drawSurfaceClass}
      onPointerDown={draw}
      onKeyDown={keepPressKeys}
      // Pointers draw on press, so the remaining clicks come from the keyboard and assistive technology.
      onClick={({ detail }) => detail === 0 && addAt({ x: page.width / 2, y: page.height / 2 })}
    />
  )
}

function leave() {
  setDrawTool(undefined)
  announce('Nothing added')
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
        canvas.previewEdit(() => withDrawnShape(slide, { id, shape, box }))
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
  return (box: ReturnType<typeof clampToPage>) => {
    const id = newId()
    const { width, height } = box
    document.edit(slide.id, (now) =>
      withDrawnShape(now, { id, shape: { ...shape, width, height }, box }),
    )
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
