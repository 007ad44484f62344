import type { TemplateItem } from '@deckloom/contract'
import { ConfirmDialog, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { templateApi } from './templateApi.ts'
import { templatesKey } from './templateQueries.ts'

export interface DeleteTemplateDialogProps {
  readonly template: TemplateItem
  readonly onClose: () => void
}

/** Asks before one of the user's own templates is deleted. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => templateApi.deleteTemplate(template.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: templatesKey })
      toast({ title: 'Template deleted', description: template.name })
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this template?"
      text={`“${template.name}” will be deleted permanently. Decks made from it won’t change.`}
      action="Delete"
      onConfirm={() => mutate()}
    />
  )
}
