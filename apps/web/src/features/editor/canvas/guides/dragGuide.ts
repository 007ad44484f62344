import type { PointerEvent } from 'react'
import {
  addGuide,
  keepGuides,
  lengthOf,
  moveGuide,
  type PlacedGuide,
  removeGuide,
} from '../../paper/placedGuides.ts'
import { trackPointer } from '../gestures/trackPointer.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'

interface GuideDrag {
  readonly deckId: number
  readonly axis: PlacedGuide['axis']
  /** The guide to move; without one, a new one is drawn out of a ruler. */
  readonly guide?: PlacedGuide
}

/** Moves a guide with the pointer. Beyond the page it is removed; Escape takes the drag back. */
export function dragGuide(
  event: PointerEvent<HTMLElement>,
  { deckId, axis, guide: own }: GuideDrag,
): void {
  const paper = event.currentTarget.closest('section')
  if (event.button !== 0 || !paper) return
  event.preventDefault()
  event.stopPropagation()
  let guide = own
  let at = own?.at ?? 0
  trackPointer({
    target: event.currentTarget,
    start: event.nativeEvent,
    onMove: (dx, dy, move) => {
      if (!guide && Math.hypot(dx, dy) < 3) return
      at = Math.round(pagePoints(paper)(move)[axis])
      guide ??= addGuide(deckId, axis, at)
      if (guide) moveGuide(deckId, guide.id, at)
    },
    onEnd: (canceled) => {
      if (!guide) return
      if (canceled && own) moveGuide(deckId, own.id, own.at)
      else if (canceled || at < 0 || at > lengthOf(axis)) removeGuide(deckId, guide.id)
      keepGuides(deckId)
    },
  })
}
