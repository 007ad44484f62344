import { isWritable, type PlacedElement, selectionOf } from '@deckloom/editor'
import { useEditor } from '../../session/EditorContext.tsx'
import { keepPress } from '../../text/PendingKeys.tsx'
import { openVisual } from '../../insert/pictures/cropActions.ts'
import { useInsert } from '../../insert/visuals/useInsert.ts'
import { announce } from '../../paper/announcer.ts'
import { drawMarquee, withTouched } from './drawMarquee.ts'
import { isAdding } from './isAdding.ts'
import { type GesturesOptions, useGestureTools } from './useGestureTools.ts'
import { useHandles } from './useHandles.ts'
import { usePress } from './usePress.ts'

/**
 * Returns the pointer gestures: press to select, drag to move, handles to resize and rotate, marquee to select several.
 */
export function useGestures(options: GesturesOptions) {
  const { paper, canvas, onTapAgain } = options
  const editor = useEditor()
  const { slide, selection, changeSelection, edit, stepOut } = editor
  const insert = useInsert()
  const tools = useGestureTools(options)
  const { press, wasAgain } = usePress(tools, options)
  const handles = useHandles(tools, canvas)
  return {
    ...handles,
    press,
    /** Handles a double click: edits text in place, crops a picture, or opens the dialog of a chart or icon. */
    open: ({ id, element }: PlacedElement, at: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
      if (!wasAgain() || (isWritable(element) && onTapAgain)) return
      if (element.kind === 'visual' && !isWritable(element)) {
        openVisual({ editor, insert }, element.visual)
        return
      }
      keepPress({ elementId: id, left: at.clientX, top: at.clientY })
      edit(id)
    },
    /** Handles a press on the background: clears the selection or starts a marquee. Touch scrolls instead. */
    ground: (event: PointerEvent, target: HTMLElement): void => {
      if (event.button !== 0 || !paper.current) return
      const before = isAdding(event) ? canvas.selected.map(({ id }) => id) : []
      const leave = () => selection.state === 'selected' && before.length === 0 && stepOut()
      if (event.pointerType === 'touch' || selection.state === 'editing') {
        leave()
        return
      }
      drawMarquee({
        paper: paper.current,
        target,
        start: event,
        elements: canvas.elements,
        onEnd: (touched) => {
          const framed = withTouched(slide, [], touched)
          changeSelection(() => selectionOf(withTouched(slide, before, touched)))
          announce(framed.length === 0 ? 'Nothing selected' : `${framed.length} selected`)
        },
        onTap: leave,
      })
    },
  }
}
