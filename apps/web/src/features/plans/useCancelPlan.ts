import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { subscriptionKey } from '../../shared/plans/subscription.ts'
import { billingKey } from './billingKey.ts'
import { formatDate } from './formatDate.ts'

/** Cancels the plan at the end of its period; `false` revokes the cancellation. */
export function useCancelPlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cancel: boolean) => api.cancelPlan(cancel),
    onSuccess: async (overview) => {
      queryClient.setQueryData(billingKey, overview)
      const ends = overview.plan?.cancelAtPeriodEnd === true
      toast({
        title: ends ? 'Plan canceled' : 'Plan kept',
        description: ends
          ? `Your plan stays active until ${formatDate(overview.plan?.periodEnd)}.`
          : 'It will renew as usual.',
      })
      await queryClient.invalidateQueries({ queryKey: subscriptionKey })
    },
    onError: (error) =>
      toast({
        title: 'Subscription error',
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
}
