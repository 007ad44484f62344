import { toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../shared/api.ts'
import { logProblem } from '../../shared/logProblem.ts'
import { subscriptionKey } from '../../shared/plans/subscription.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import { type Order, planName } from './order.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'

/** Runs one payment attempt at a time and shows a toast with its outcome. */
export function usePayment(order: Order) {
  const [processing, setProcessing] = useState(false)
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const name = planName(order)

  const refresh = () =>
    Promise.all([
      refreshCurrentUser(),
      queryClient.invalidateQueries({ queryKey: subscriptionKey }),
    ])

  const notify = async (paymentIntentId: string): Promise<boolean> => {
    try {
      await api.paymentSuccess(paymentIntentId)
      await refresh()
      return true
    } catch (error) {
      logProblem(error)
      return false
    }
  }

  const settle = async (outcome: PaymentOutcome) => {
    if (outcome.kind === 'failed') {
      toast({ title: 'Payment Failed', description: outcome.message, variant: 'destructive' })
      setProcessing(false)
      return
    }
    if (outcome.kind === 'succeeded' && (await notify(outcome.paymentIntentId)))
      toast({
        title: 'Payment Successful',
        description: `Welcome to ${name}! You now have access to all premium features.`,
      })
    else
      toast({
        title: 'Payment Processed',
        description: `Your payment was successful. If you don't see ${name} features immediately, please refresh the page.`,
        variant: 'notice',
      })
    navigate('/')
  }

  const pay = async (attempt: () => Promise<PaymentOutcome>) => {
    if (processing) return
    setProcessing(true)
    const outcome = await attempt().catch((error: unknown): PaymentOutcome => {
      logProblem(error)
      return { kind: 'failed', message: 'The payment could not be sent. Please try again.' }
    })
    await settle(outcome)
  }

  return { processing, pay }
}
