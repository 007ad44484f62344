import { pullEnd } from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { type PointerEvent, type RefObject, useState } from 'react'
import { trackPointer } from '../gestures/trackPointer.ts'
import { snapReach } from '../lines/snapReach.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'
import { type Placed, placeCorner } from './placeCorner.ts'

/** The corners that have been placed, and where the pointer would place the next one. */
export function useCorners(
  paper: RefObject<HTMLElement | null>,
  onFinish: (corners: readonly Point[], closed: boolean) => void,
) {
  const [corners, setCorners] = useState<readonly Point[]>([])
  const [placed, setPlaced] = useState<Placed>()
  const [pressed, setPressed] = useState(false)
  const at = (event: globalThis.PointerEvent): Placed | undefined => {
    const { current } = paper
    if (!current) return undefined
    const pointer = pagePoints(current)(event)
    const reach = snapReach(current, event)
    const anchor = corners.at(-1)
    const inSteps = event.shiftKey && anchor !== undefined
    const { end } = pullEnd([], { pointer, anchor: anchor ?? pointer, inSteps, free: true, reach })
    return placeCorner(corners, { x: end.x, y: end.y }, reach)
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    let last = at(event.nativeEvent)
    if (event.button !== 0 || !last) return
    event.preventDefault()
    setPressed(true)
    setPlaced(last)
    // The corner is placed on release, so that a finger can first go where it should be, or a second one zoom.
    trackPointer({
      target: event.currentTarget,
      start: event.nativeEvent,
      onMove: (_dx, _dy, move) => {
        last = at(move) ?? last
        setPlaced(last)
      },
      onEnd: (canceled) => {
        setPressed(false)
        setPlaced(undefined)
        if (canceled || !last) return
        if (last.ends) onFinish(corners, last.ends === 'closed')
        else setCorners(last.corners)
      },
    })
  }
  return {
    corners,
    next: placed?.next,
    closing: placed?.ends === 'closed',
    pressed,
    press,
    hover: (event: PointerEvent<HTMLElement>) => {
      // A finger does not hover.
      if (event.buttons === 0 && event.pointerType !== 'touch') setPlaced(at(event.nativeEvent))
    },
    takeBack: () => setCorners(corners.slice(0, -1)),
    /** Ends an open outline; returns false if there is nothing to end. */
    finish: (): boolean => {
      if (corners.length < 2) return false
      onFinish(corners, false)
      return true
    },
  }
}
