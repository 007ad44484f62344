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
      text={`“${name}” and its slides go into the trash of your workspace, and are deleted for ever after 30 days.`}
      action="Delete"
      onConfirm={onDelete}
    />
  )
}
