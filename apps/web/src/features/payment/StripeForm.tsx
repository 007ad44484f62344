import { Spinner } from '@deckloom/ui'
import { useEffect, useRef, useState } from 'react'
import { logProblem } from '../../shared/logProblem.ts'
import { loadStripe, type StripeElements, type StripeScript } from './loadStripe.ts'
import type { Order } from './order.ts'
import { PayButton } from './PayButton.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { usePayment } from './usePayment.ts'
import { basePath } from '../../shared/place.ts'

export interface StripeFormProps {
  readonly clientSecret: string
  readonly publishableKey: string
  readonly order: Order
}

interface Loaded {
  readonly stripe: StripeScript
  readonly elements: StripeElements
}

/** Stripe's own form in Stripe's frame: card data goes to Stripe and never through this app. */
export function StripeForm({ clientSecret, publishableKey, order }: StripeFormProps) {
  const { processing, pay } = usePayment(order)
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let gone = false
    let unmount = () => undefined as void
    const open = async () => {
      const stripe = await loadStripe(publishableKey)
      if (gone || !place.current) return
      const dark = document.documentElement.classList.contains('dark')
      const appearance = { theme: dark ? 'night' : 'stripe' } as const
      const elements = stripe.elements({ clientSecret, appearance })
      const form = elements.create('payment')
      form.mount(place.current)
      unmount = () => form.unmount()
      setLoaded({ stripe, elements })
    }
    void open().catch(logProblem)
    return () => {
      gone = true
      unmount()
    }
  }, [clientSecret, publishableKey])
  const attempt = (): Promise<PaymentOutcome> => confirm(loaded)
  // Not a form action, because state set in one would show only after the payment.
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void pay(attempt)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {!loaded && <Spinner />}
      <div ref={place} />
      {loaded && <PayButton order={order} processing={processing} />}
    </form>
  )
}

async function confirm(loaded: Loaded | undefined): Promise<PaymentOutcome> {
  if (!loaded) return { kind: 'failed', message: 'The form is still loading.' }
  const { stripe, elements } = loaded
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}${basePath()}` },
    redirect: 'if_required',
  })
  if (error) return { kind: 'failed', message: error.message ?? 'Please try again.' }
  return paymentIntent?.status === 'succeeded'
    ? { kind: 'succeeded', paymentIntentId: paymentIntent.id }
    : { kind: 'processing' }
}
