import { ApiError } from '@deckloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { presentationsKey } from '../../../shared/presentations.ts'
import { shareLinksQuery } from './shareLinksQuery.ts'

/** Changes the links of a deck, then refetches them and the list of decks, which shows which are shared. */
export function useLinkChange<Input, Result>(
  deckId: number,
  change: {
    readonly run: (input: Input) => Promise<Result>
    readonly done?: (result: Result) => void
  },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change.run,
    onSuccess: async (result) => {
      change.done?.(result)
      await queryClient.invalidateQueries({ queryKey: shareLinksQuery(deckId).queryKey })
      await queryClient.invalidateQueries({ queryKey: presentationsKey })
    },
  })
}

/** Why a change failed, in a sentence. */
export function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return 'The server could not be reached. Try again.'
  return error.body?.fields?.[0]?.message ?? error.sentence
}
