import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'

/** Key of the slide ID in a thumbnail's drag data. */
const slideKey = 'deckloom-slide'

export interface SlideDrag {
  readonly id: string
  /** The side where a drop would insert; undefined if it would not. */
  readonly onEdge: (edge: 'left' | 'right' | undefined) => void
}

/** Makes a thumbnail draggable and a drop target until the returned function is called. */
export function makeDraggable(element: HTMLElement, { id, onEdge }: SlideDrag): () => void {
  return combine(
    draggable({ element, getInitialData: () => ({ [slideKey]: id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => slideKey in source.data,
      getData: ({ input }) =>
        attachClosestEdge({ [slideKey]: id }, { element, input, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self, source }) =>
        onEdge(source.data[slideKey] === id ? undefined : sideOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop: () => onEdge(undefined),
    }),
  )
}

export interface SlideDrops {
  readonly order: () => readonly string[]
  readonly onMove: (id: string, to: number) => void
}

/** Reports where a slide is dropped until the returned function is called. */
export function watchDrops({ order, onMove }: SlideDrops): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => slideKey in source.data,
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets
      const moved = source.data[slideKey]
      if (!target || typeof moved !== 'string') return
      const ids = order()
      const to = getReorderDestinationIndex({
        startIndex: ids.indexOf(moved),
        indexOfTarget: ids.findIndex((id) => id === target.data[slideKey]),
        closestEdgeOfTarget: extractClosestEdge(target.data),
        axis: 'horizontal',
      })
      onMove(moved, to)
    },
  })
}

function sideOf(data: Record<string | symbol, unknown>): 'left' | 'right' | undefined {
  const edge = extractClosestEdge(data)
  return edge === 'left' || edge === 'right' ? edge : undefined
}
