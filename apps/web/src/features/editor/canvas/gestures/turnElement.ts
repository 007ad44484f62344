import { type PlacedElement, turnTowards } from '@deckloom/editor'
import { findMovers } from './movers.ts'
import { trackPointer } from './trackPointer.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'

export interface ElementTurn {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly element: PlacedElement
  /** Called once on release, if it rotated. */
  readonly onCommit: (degrees: number) => void
}

/** Rotates an element about its center, bypassing React until release. */
export function turnElement({ paper, target, start, element, onCommit }: ElementTurn): void {
  const pointOf = pagePoints(paper)
  const { marks, frames } = findMovers(paper, [element.id])
  const { box } = element
  const middle = `${box.x + box.width / 2}px, ${box.y + box.height / 2}px`
  const back = `${-box.x - box.width / 2}px, ${-box.y - box.height / 2}px`
  const badge = paper.querySelector<HTMLElement>('[data-turn-badge]')
  const before = frames.map((part) => part.style.rotate)
  let degrees: number | undefined
  trackPointer({
    target,
    start,
    onMove: (dx, dy, event) => {
      if (degrees === undefined && Math.hypot(dx, dy) < 2) return
      degrees = turnTowards(box, pointOf(event), event.shiftKey)
      const transform = `translate(${middle}) rotate(${degrees}deg) translate(${back})`
      for (const mark of marks) mark.style.transform = transform
      for (const part of frames) part.style.rotate = `${degrees}deg`
      if (!badge) return
      badge.textContent = `${degrees}°`
      badge.style.rotate = `${-degrees}deg`
      badge.hidden = false
    },
    onEnd: (canceled) => {
      for (const mark of marks) mark.style.transform = ''
      // React does not know about the rotation and writes it only when it changes.
      for (const [index, part] of frames.entries()) part.style.rotate = before[index] ?? ''
      if (badge) badge.hidden = true
      if (degrees !== undefined && !canceled) onCommit(degrees)
    },
  })
}
