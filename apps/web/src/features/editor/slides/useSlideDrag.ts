import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { slideDragKey } from './useSlideDrops.ts'

type Edge = ReturnType<typeof extractClosestEdge>

/** Makes a thumbnail draggable and a place to drop on; answers the side at which a drop would land. */
export function useSlideDrag(
  thumb: RefObject<HTMLElement | null>,
  id: string,
): 'left' | 'right' | undefined {
  const [edge, setEdge] = useState<Edge>(null)
  useEffect(() => {
    const element = thumb.current
    if (!element) return
    return combine(
      draggable({ element, getInitialData: () => ({ [slideDragKey]: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => slideDragKey in source.data,
        getData: ({ input }) =>
          attachClosestEdge(
            { [slideDragKey]: id },
            { element, input, allowedEdges: ['left', 'right'] },
          ),
        onDrag: ({ self, source }) =>
          setEdge(source.data[slideDragKey] === id ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [thumb, id])
  return edge === 'left' || edge === 'right' ? edge : undefined
}
