import { findElement, scribblePath } from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { type PointerEvent, useRef, useState } from 'react'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { unitsPerPixel } from '../../paper/paper.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { trackPointer } from '../gestures/trackPointer.ts'
import type { DrawLayerProps } from '../lines/DrawLayer.tsx'
import { snapReach } from '../lines/snapReach.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { DrawSurface } from './DrawSurface.tsx'
import { penColor } from './penColor.ts'
import { useAddFreeform } from './useAddFreeform.ts'

/** Pixels that a curve may pass the pointer's path: no hand is steadier. */
const tolerance = 1.5

/** Each drag is a stroke, and the tool stays out for the next one. */
export function ScribbleLayer({ paper, canvas }: Omit<DrawLayerProps, 'tool'>) {
  const { document, slide, select } = useEditor()
  const color = penColor(canvas.scene)
  const add = useAddFreeform('scribble', color)
  const [stroke, setStroke] = useState<readonly Point[]>()
  const drawn = useRef<readonly string[]>([])
  const draw = (event: PointerEvent<HTMLElement>) => {
    const { current } = paper
    if (event.button !== 0 || !current) return
    event.preventDefault()
    const scale = unitsPerPixel(current)
    const reach = snapReach(current, event.nativeEvent)
    const collected = collectPoints(current, event.nativeEvent)
    setStroke([...collected.points])
    trackPointer({
      target: event.currentTarget,
      start: event.nativeEvent,
      onMove: () => setStroke([...collected.points]),
      onEnd: (canceled) => {
        collected.end()
        setStroke(undefined)
        if (canceled) return
        const id = add(scribblePath(collected.points, { tolerance: tolerance * scale, reach }))
        if (id === undefined) return
        drawn.current = [...drawn.current, id]
        announce('Scribble added')
      },
    })
  }
  const leave = () => {
    setDrawTool(undefined)
    const now = document.slide(slide.id)
    // Later ones may have been taken back.
    const id = now && drawn.current.findLast((each) => findElement(now, each))
    if (id === undefined) return
    select(id)
    focusElement(id)
  }
  return (
    <DrawSurface
      label="Draw a scribble: drag on the slide with a mouse, pen, or finger, and press Escape when done"
      hint="Drag to draw"
      sketch={stroke ?? []}
      color={color}
      pressed={stroke !== undefined}
      onPress={draw}
      onEscape={leave}
      onDone={leave}
    />
  )
}

/** Collects every point of a pointer, also those between two frames. */
function collectPoints(paper: HTMLElement, start: globalThis.PointerEvent) {
  const done = new AbortController()
  const pointOf = pagePoints(paper)
  const points: Point[] = [pointOf(start)]
  const collect = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    // Browsers have it on encrypted pages only.
    const between = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
    for (const each of between.length > 0 ? between : [event]) points.push(pointOf(each))
  }
  addEventListener('pointermove', collect, { signal: done.signal, capture: true })
  return { points, end: () => done.abort() }
}
