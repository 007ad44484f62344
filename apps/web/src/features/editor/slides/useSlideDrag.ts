import { type RefObject, useEffect, useState } from 'react'
import { withDragging } from './withDragging.ts'

/** Makes a thumbnail draggable and a drop target; returns the side where a drop would insert. */
export function useSlideDrag(
  thumb: RefObject<HTMLElement | null>,
  id: string,
): 'left' | 'right' | undefined {
  const [edge, setEdge] = useState<'left' | 'right'>()
  useEffect(() => {
    const element = thumb.current
    if (!element) return undefined
    return withDragging(({ makeDraggable }) => makeDraggable(element, { id, onEdge: setEdge }))
  }, [thumb, id])
  return edge
}
