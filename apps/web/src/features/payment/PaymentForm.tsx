import { ApiError } from '@deckloom/contract'
import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { api } from '../../shared/api.ts'
import { logProblem } from '../../shared/logProblem.ts'
import type { Order } from './order.ts'
import { TestCardForm } from './TestCardForm.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const StripeForm = lazyPart(async () => (await import('./StripeForm.tsx')).StripeForm)

/** Starts the payment once and shows the provider's form, or a spinner until it is ready. */
export function PaymentForm({ order }: { readonly order: Order }) {
  const { tier: plan, interval, price: amount } = order
  const { data: intent, error } = useQuery({
    queryKey: ['/api/create-payment-intent', plan, interval],
    queryFn: () => api.createPaymentIntent({ amount, plan, interval }),
    // Another visit requests a new payment, because this one may be over by then.
    gcTime: 0,
  })
  useEffect(() => {
    if (error) logProblem(error)
  }, [error])
  if (intent?.provider === 'test')
    return <TestCardForm clientSecret={intent.clientSecret} order={order} />
  if (intent)
    return (
      <StripeForm
        clientSecret={intent.clientSecret}
        publishableKey={intent.publishableKey ?? ''}
        order={order}
      />
    )
  const standing = standingOf(error)
  return standing === undefined ? (
    <div className="py-16">
      <Spinner />
    </div>
  ) : (
    <div className="flex flex-col items-start gap-4">
      <p className="text-body text-ink-muted">{standing}</p>
      <Link href="/billing" className={buttonClass()}>
        Go to Billing
      </Link>
    </div>
  )
}

/** Returns the message of an expected state: payments are off, or the account already has the plan. */
function standingOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || !error.body) return undefined
  const { code, message } = error.body
  return code === 'payments_off' || code === 'already_subscribed' ? message : undefined
}
