import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideChoice } from './SlideChoice.tsx'
import { withDragging } from './withDragging.ts'

/** Moves a slide to where its thumbnail is dropped, and those that are chosen with it. */
export function useSlideDrops(): void {
  const { document } = useEditor()
  const { chosen } = useSlideChoice()
  const drop = useEffectEvent((id: string, to: number) => {
    const moved = chosen.includes(id) ? chosen : [id]
    // The place is among all slides but this one; those that go along are not counted either.
    const before = document.order.filter((other) => other !== id).slice(0, to)
    document.moveSlides(moved, before.filter((other) => !moved.includes(other)).length)
  })
  useEffect(
    () =>
      withDragging(({ watchDrops }) =>
        watchDrops({ order: () => document.order, onMove: (id, to) => drop(id, to) }),
      ),
    [document],
  )
}
