import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Key of the entry ID in a row's drag data. */
const rowKey = 'deckloom-outline-entry'

export interface RowDrag {
  readonly id: string
  readonly handle: HTMLElement
  readonly onOver: (isOver: boolean) => void
  /** Called when another entry is dropped here and takes this position. */
  readonly onDrop: (moved: string) => void
}

/** Makes an outline row draggable by its handle, and a drop target, until the returned function is called. */
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
