import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge as DropEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'

export type { DropEdge }

/** Key of the slide ID in a thumbnail's drag data. */
const slideKey = 'deckloom-slide'

export interface SlideDrag {
  readonly id: string
  readonly axis: ListAxis
  /** The side where a drop would insert; undefined if it would not. */
  readonly onEdge: (edge: DropEdge | undefined) => void
}

/** How a list of slides runs. */
export type ListAxis = 'horizontal' | 'vertical'

const edges = {
  horizontal: ['left', 'right'],
  vertical: ['top', 'bottom'],
} as const satisfies Record<ListAxis, readonly DropEdge[]>

/** Makes a thumbnail draggable and a drop target until the returned function is called. */
export function makeDraggable(element: HTMLElement, drag: SlideDrag): () => void {
  const { id, axis, onEdge } = drag
  return combine(
    draggable({ element, getInitialData: () => ({ [slideKey]: id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => slideKey in source.data,
      getData: ({ input }) =>
        attachClosestEdge({ [slideKey]: id }, { element, input, allowedEdges: [...edges[axis]] }),
      onDrag: ({ self, source }) =>
        onEdge(source.data[slideKey] === id ? undefined : edgeOf(self.data)),
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
      const edge = edgeOf(target.data)
      const to = getReorderDestinationIndex({
        startIndex: ids.indexOf(moved),
        indexOfTarget: ids.findIndex((id) => id === target.data[slideKey]),
        closestEdgeOfTarget: edge ?? null,
        axis: edge === 'top' || edge === 'bottom' ? 'vertical' : 'horizontal',
      })
      onMove(moved, to)
    },
  })
}

function edgeOf(data: Record<string | symbol, unknown>): DropEdge | undefined {
  return extractClosestEdge(data) ?? undefined
}
