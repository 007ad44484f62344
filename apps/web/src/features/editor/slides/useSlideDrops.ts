import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { useEffect } from 'react'
import { useEditor } from '../EditorContext.tsx'

/** Under this name a dragged thumbnail carries the id of its slide. */
export const slideDragKey = 'deckloom-slide'

/** Moves a slide to where its thumbnail is dropped. */
export function useSlideDrops(): void {
  const { document } = useEditor()
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => slideDragKey in source.data,
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets
          const moved = source.data[slideDragKey]
          if (!target || typeof moved !== 'string') return
          const { order } = document
          const to = getReorderDestinationIndex({
            startIndex: order.indexOf(moved),
            indexOfTarget: order.findIndex((id) => id === target.data[slideDragKey]),
            closestEdgeOfTarget: extractClosestEdge(target.data),
            axis: 'horizontal',
          })
          document.moveSlide(moved, to)
        },
      }),
    [document],
  )
}
