import type { PresentationListItem } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'

/** Returns the actions of a card's menu. The specification defines the text of each failure. */
export function useDeckActions() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: presentationsKey })
  const duplicate = useMutation({
    mutationFn: (deck: PresentationListItem) => api.duplicatePresentation(deck.id),
    onSuccess: async (copy) => {
      await refresh()
      toast({ title: 'Presentation duplicated', description: copy.title })
    },
    onError: () => fail('Duplicate Failed', 'Failed to duplicate presentation'),
  })
  const remove = useMutation({
    mutationFn: (deck: PresentationListItem) => api.deletePresentation(deck.id),
    onSuccess: async (_answer, deck) => {
      await refresh()
      toast({ title: 'Presentation deleted', description: deck.title })
    },
    onError: () => fail('Delete Failed', 'Failed to delete presentation'),
  })
  return { duplicate: duplicate.mutate, remove: remove.mutate }
}

function fail(title: string, description: string) {
  toast({ title, description, variant: 'destructive' })
}
