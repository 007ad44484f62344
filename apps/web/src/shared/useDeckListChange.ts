import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { presentationsKey } from './presentations.ts'

/**
 * Changes something that deck lists show, then refetches everything about decks. `onDone` is called even if the
 * component has unmounted by then, as a row does that the live channel took away; the callbacks of `mutate` are not.
 */
export function useDeckListChange<Input, Result>(
  failure: string,
  run: (input: Input) => Promise<Result>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      onDone?.()
      return queryClient.invalidateQueries({ queryKey: presentationsKey })
    },
    onError: (error) =>
      toast({
        title: failure,
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
}
