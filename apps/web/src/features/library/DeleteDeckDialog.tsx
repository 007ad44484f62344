import { ConfirmDialog } from '@deckloom/ui'

export interface DeleteDeckDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Asks before a deck is deleted. */
export function DeleteDeckDialog({ name, onClose, onDelete }: DeleteDeckDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this presentation?"
      text={`“${name}” will move to the trash in your workspace and be deleted permanently after 30 days.`}
      action="Delete"
      onConfirm={onDelete}
    />
  )
}
