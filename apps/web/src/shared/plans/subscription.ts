import type { SubscriptionStatus } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useSession } from '../session/currentUser.ts'

export const subscriptionKey = ['/api/subscription/status'] as const

/** Refetch intervals of the status: where it decides what can be clicked, and where it is only displayed. */
export const subscriptionPolls = { dashboardMs: 30_000, headerMs: 60_000 } as const

/** Returns the status of the signed-in user's plan; undefined until known, and for visitors. */
export function useSubscription(everyMs: number): SubscriptionStatus | undefined {
  const session = useSession()
  const { data } = useQuery({
    queryKey: subscriptionKey,
    queryFn: () => api.subscriptionStatus(),
    enabled: session.state === 'authenticated',
    refetchInterval: everyMs,
  })
  return data
}
