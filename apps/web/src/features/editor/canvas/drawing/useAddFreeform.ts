import {
  type DrawnPath,
  findElement,
  type FreeformTool,
  newFreeform,
  withDrawnShape,
} from '@deckloom/editor'
import { newId } from '../../../../shared/newId.ts'
import { warnNoRoom } from '../../insert/visuals/insertFailures.ts'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { useEditor } from '../../session/EditorContext.tsx'

/** Returns a function that adds what was drawn as one step, and returns its ID, or undefined if the slide is full. */
export function useAddFreeform(tool: FreeformTool, color: string) {
  const { document, slide } = useEditor()
  return (drawn: DrawnPath): string | undefined => {
    const id = newId()
    const shape = newFreeform(tool, drawn, color)
    document.edit(slide.id, (now) => withDrawnShape(now, { id, shape, box: drawn.box }))
    const after = document.slide(slide.id)
    if (after && findElement(after, id)) return id
    setDrawTool(undefined)
    warnNoRoom('shape')
    return undefined
  }
}
