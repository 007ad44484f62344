import { shownTable, tableId, withTable } from '@deckloom/editor'
import type { Editor } from '../session/EditorContext.tsx'

/** Turns the slide into a table slide, unless it is one, and starts editing the table. */
export function insertTable({
  document,
  slide,
  edit,
}: Pick<Editor, 'document' | 'slide' | 'edit'>) {
  if (!shownTable(slide)) document.edit(slide.id, withTable)
  edit(tableId(slide))
}
