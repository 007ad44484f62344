import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideChoice } from './SlideChoice.tsx'
import { withDragging } from './withDragging.ts'

/** Moves a slide, with the others selected, to where its thumbnail is dropped. */
export function useSlideDrops(): void {
  const { document } = useEditor()
  const { chosen } = useSlideChoice()
  const drop = useEffectEvent((id: string, to: number) => {
    const moved = chosen.includes(id) ? chosen : [id]
    // The drop position counts all slides but this one; the others that move along do not count either.
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
