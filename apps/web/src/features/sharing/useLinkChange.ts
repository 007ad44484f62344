import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { presentationsKey } from '../../shared/presentations.ts'
import { shareLinksKey } from './shareLinksKey.ts'

/** Changes the links of a deck, then refetches them and the list of decks, which shows which are shared. */
export function useLinkChange<Input, Result>(
  deckId: number,
  change: {
    readonly run: (input: Input) => Promise<Result>
    readonly done?: (result: Result) => void
    readonly failure: string
  },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change.run,
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({ queryKey: shareLinksKey(deckId) })
      await queryClient.invalidateQueries({ queryKey: presentationsKey })
      change.done?.(result)
    },
    onError: (error) =>
      toast({
        title: change.failure,
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
}
