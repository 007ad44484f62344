import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { administrationKey } from './administrationApi.ts'

/** Changes something as an administrator, then reads the lists anew. */
export function useAdminChange<Input>(change: {
  readonly run: (input: Input) => Promise<unknown>
  readonly done: string
  readonly failure: string
}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change.run,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [administrationKey] })
      toast({ title: change.done })
    },
    onError: (error) =>
      toast({
        title: change.failure,
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
}
