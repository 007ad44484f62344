import { ApiError } from '@deckloom/contract'
import { ConfirmDialog, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { securityQuery } from './securityQuery.ts'

export interface RemoveDialogProps {
  readonly title: string
  readonly text: string
  /** Toast after the removal. */
  readonly done: string
  readonly action?: string
  readonly remove: () => Promise<null>
  readonly onClose: () => void
}

/** Asks before something that protects the account is removed. */
export function RemoveDialog({ title, text, done, action, remove, onClose }: RemoveDialogProps) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toast({
        title: 'Nothing changed',
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={!removal.isPending}
      onOpenChange={(open) => !open && removal.isIdle && onClose()}
      title={title}
      text={text}
      action={action ?? 'Remove'}
      onConfirm={() => removal.mutate()}
    />
  )
}
