import { ApiError, planRules, plans, type SelectedPlan, type Tier } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../shared/api.ts'
import { subscriptionKey } from '../../shared/plans/subscription.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import { takeReturnUrl } from '../../shared/session/returnUrl.ts'

export interface PlanChoice {
  readonly tier: Tier
  /** Whether the choice was skipped: the same as free, without a toast. */
  readonly skipped?: boolean
}

/** Selects a plan and goes to where the user wanted to go, or home. */
export function useSelectPlan() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async ({ tier }: PlanChoice) => {
      const selected = await api.selectPlan({ tier })
      await Promise.all([
        refreshCurrentUser(),
        queryClient.invalidateQueries({ queryKey: subscriptionKey }),
      ])
      return selected
    },
    onSuccess: (selected, { skipped }) => {
      if (!skipped) toast(toastFor(selected))
      navigate(takeReturnUrl() ?? '/')
    },
    onError: (error) => {
      const message = error instanceof ApiError ? error.body?.message : undefined
      toast({
        title: 'Subscription error',
        description: message ?? 'Please try again.',
        variant: 'destructive',
      })
    },
  })
}

function toastFor({ tier, status }: SelectedPlan) {
  const { name } = plans[tier]
  if (status === 'active')
    return { title: `You have the ${name} plan`, description: 'Nothing changes.' }
  if (status === 'trialing')
    return {
      title: `${name} selected`,
      description: `It lasts ${planRules.trialDays} days, once per account. No card needed.`,
    }
  return {
    title: `${name} plan selected`,
    description: 'Finish upgrading anytime.',
  }
}
