import { shownTable, tableId, withTable } from '@deckloom/editor'
import { tableSizeDialog } from '../../overlays/tableSizeDialogState.ts'
import type { Editor } from '../../session/EditorContext.tsx'

/** Opens the slide's table; one that the layout does not show comes back. Without one, asks how large it should be. */
export function insertTable({
  document,
  slide,
  edit,
}: Pick<Editor, 'document' | 'slide' | 'edit'>) {
  if (!slide.table) return tableSizeDialog.open()
  if (!shownTable(slide)) document.edit(slide.id, (now) => withTable(now))
  edit(tableId(slide))
}
