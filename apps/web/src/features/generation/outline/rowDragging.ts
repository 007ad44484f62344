import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Under this name a dragged row carries the id of its entry. */
const rowKey = 'deckloom-outline-entry'

export interface RowDrag {
  readonly id: string
  readonly handle: HTMLElement
  readonly onOver: (isOver: boolean) => void
  /** Another entry was dropped here: it takes this place. */
  readonly onDrop: (moved: string) => void
}

/** Makes a row of the outline draggable by its handle, and a place to drop others, until what it answers is called. */
export function makeRowDraggable(
  element: HTMLElement,
  { id, handle, onOver, onDrop }: RowDrag,
): () => void {
  return combine(
    draggable({ element, dragHandle: handle, getInitialData: () => ({ [rowKey]: id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => rowKey in source.data && source.data[rowKey] !== id,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: ({ source }) => {
        onOver(false)
        const moved = source.data[rowKey]
        if (typeof moved === 'string') onDrop(moved)
      },
    }),
  )
}
