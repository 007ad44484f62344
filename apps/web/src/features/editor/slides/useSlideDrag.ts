import { type RefObject, useEffect, useState } from 'react'
import type { DropEdge, ListAxis } from './slideDragging.ts'
import { withDragging } from './withDragging.ts'

/** Makes a thumbnail draggable and a drop target; returns the side where a drop would insert. */
export function useSlideDrag(
  thumb: RefObject<HTMLElement | null>,
  { id, axis = 'horizontal' }: { readonly id: string; readonly axis?: ListAxis },
): DropEdge | undefined {
  const [edge, setEdge] = useState<DropEdge>()
  useEffect(() => {
    const element = thumb.current
    if (!element) return undefined
    return withDragging(({ makeDraggable }) =>
      makeDraggable(element, { id, axis, onEdge: setEdge }),
    )
  }, [thumb, id, axis])
  return edge
}
