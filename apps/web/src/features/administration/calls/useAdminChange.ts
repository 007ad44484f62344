import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { administrationKey } from './administrationApi.ts'

/** Changes something as an administrator, then refetches the lists. */
export function useAdminChange<Input>(change: {
  readonly run: (input: Input) => Promise<unknown>
  /** The toast after success. */
  readonly done: string | ((input: Input) => string)
  readonly failure: string
  /** The change that undoes it, if there is one. */
  readonly undo?: (input: Input) => Input | undefined
}) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: change.run,
    onSuccess: async (_answer, input) => {
      await queryClient.invalidateQueries({ queryKey: [administrationKey] })
      const back = change.undo?.(input)
      const action = { label: 'Undo', onAct: () => back !== undefined && mutation.mutate(back) }
      toast({
        title: typeof change.done === 'string' ? change.done : change.done(input),
        ...(back !== undefined && { action }),
      })
    },
    onError: (error) =>
      toast({
        title: change.failure,
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
  return mutation
}
