import type { Decks } from '../workspace/decks/useDeckChanges.ts'
import { FolderPicker } from './FolderPicker.tsx'

export interface MoveDecksProps {
  readonly decks: Decks
  readonly onMove: (folderId: number | null) => void
  readonly onClose: () => void
}

/** Asks where to move decks. */
export function MoveDecks({ decks, onMove, onClose }: MoveDecksProps) {
  const [first, ...others] = decks
  const together = others.every(({ folderId }) => folderId === first?.folderId)
  return (
    <FolderPicker
      title="Move to Folder"
      top="No folder"
      current={(together ? first?.folderId : undefined) ?? null}
      onPick={(folderId) => {
        onMove(folderId)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
