import {
  defaultEnds,
  findElement,
  lineTargets,
  type LineTool,
  newLine,
  pullEnd,
  type PulledEnd,
  withLine,
} from '@deckloom/editor'
import { type PointerEvent, type RefObject, useState } from 'react'
import { newId } from '../../../../shared/newId.ts'
import { warnNoRoom } from '../../insert/visuals/insertFailures.ts'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { announce } from '../../paper/announcer.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import { trackPointer } from '../gestures/trackPointer.ts'
import { PressSurface } from './PressSurface.tsx'
import { snapReach } from './snapReach.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { SiteDots } from './SiteDots.tsx'

export interface DrawLayerProps {
  readonly tool: LineTool
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
}

const names = {
  line: 'line',
  arrow: 'arrow',
  elbow: 'elbow connector',
  curved: 'curved connector',
} as const satisfies Record<LineTool, string>

type Ends = Parameters<typeof newLine>[1]

/** Lies over the slide while a line is drawn: a drag draws it, a click or Enter adds one of the default length. */
export function DrawLayer(props: DrawLayerProps) {
  const { tool } = props
  const { pulled, hover, draw, addAt } = useDrawing(props)
  return (
    <>
      <PressSurface
        key={tool}
        what={`${/^[aeiou]/u.test(names[tool]) ? 'an' : 'a'} ${names[tool]}`}
        onPress={draw}
        onHover={hover}
        onAdd={addAt}
      />
      {pulled && <SiteDots {...pulled} />}
    </>
  )
}

function useDrawing({ tool, paper, canvas }: DrawLayerProps) {
  const { slide } = useEditor()
  const [pulled, setPulled] = useState<PulledEnd>()
  const add = useAdding(tool)
  const targets = lineTargets(canvas.elements)
  const at = (event: globalThis.PointerEvent, anchor?: { x: number; y: number }) => {
    const { current } = paper
    if (!current) return undefined
    const pointer = pagePoints(current)(event)
    const reach = snapReach(current, event)
    const free = event.ctrlKey || event.metaKey
    const inSteps = anchor !== undefined && event.shiftKey
    return pullEnd(targets, { pointer, anchor: anchor ?? pointer, inSteps, free, reach })
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    const from = at(event.nativeEvent)
    if (event.button !== 0 || !from) return
    event.preventDefault()
    const id = newId()
    let to: PulledEnd | undefined
    trackPointer({
      target: event.currentTarget,
      start: event.nativeEvent,
      onMove: (dx, dy, move) => {
        if (!to && Math.hypot(dx, dy) < 4) return
        to = at(move, from.end)
        setPulled(to)
        if (!to) return
        const line = newLine(tool, { start: from.end, end: to.end })
        canvas.previewEdit(() => withLine(slide, { id, line }))
      },
      onEnd: (canceled) => {
        setPulled(undefined)
        canvas.previewEdit(undefined)
        if (canceled) return
        add(to ? { start: from.end, end: to.end } : defaultEnds(tool, from.end))
      },
    })
  }
  return {
    pulled,
    draw,
    hover: (event: PointerEvent<HTMLElement>) => {
      if (event.buttons === 0) setPulled(at(event.nativeEvent))
    },
    addAt: (point: { x: number; y: number }) => add(defaultEnds(tool, point)),
  }
}

/** Returns a function that adds the line as one step, selects it and puts the tool away. */
function useAdding(tool: LineTool) {
  const { document, slide, select } = useEditor()
  return (ends: Ends) => {
    const id = newId()
    document.edit(slide.id, (now) => withLine(now, { id, line: newLine(tool, ends) }))
    setDrawTool(undefined)
    const after = document.slide(slide.id)
    if (!after || !findElement(after, id)) {
      warnNoRoom('line')
      return
    }
    select(id)
    focusElement(id)
    announce(`${names[tool].replace(/^./u, (letter) => letter.toUpperCase())} added`)
  }
}
