import { ApiError, type TestPaymentAnswer } from '@deckloom/contract'
import { Banner } from '@deckloom/ui'
import { Suspense, useState } from 'react'
import { api } from '../../shared/api.ts'
import type { Order } from './order.ts'
import { PayButton } from './PayButton.tsx'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { TestCardFields } from './TestCardFields.tsx'
import { usePayment } from './usePayment.ts'
import { useTestBank } from './useTestBank.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const TestBankDialog = lazyPart(async () => (await import('./TestBankDialog.tsx')).TestBankDialog)

export interface TestCardFormProps {
  readonly clientSecret: string
  readonly order: Order
}

/** The form of the embedded test provider: it checks the card, and no money moves. */
export function TestCardForm({ clientSecret, order }: TestCardFormProps) {
  const { processing, pay } = usePayment(order)
  const [card, setCard] = useState({ number: '', expiry: '', code: '' })
  const bank = useTestBank()
  const attempt = async (): Promise<PaymentOutcome> => {
    try {
      const first = await api.payTestCard({ clientSecret, ...card })
      if (first.status !== 'requires_action') return outcomeOf(first)
      const approved = await bank.ask()
      return outcomeOf(await api.confirmTestPayment({ clientSecret, approved }))
    } catch (error) {
      if (error instanceof ApiError) return { kind: 'failed', message: error.sentence }
      throw error
    }
  }
  // Not a form action, because state set in one would show only after the payment.
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void pay(attempt)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Banner>Test mode: no money moves. Pay with 4242 4242 4242 4242.</Banner>
      <TestCardFields card={card} onChange={setCard} disabled={processing} />
      <PayButton order={order} processing={processing} />
      {bank.asking && (
        <Suspense>
          <TestBankDialog onAnswer={bank.reply} />
        </Suspense>
      )}
    </form>
  )
}

function outcomeOf({ status, paymentIntentId, message = '' }: TestPaymentAnswer): PaymentOutcome {
  return status === 'succeeded'
    ? { kind: 'succeeded', paymentIntentId }
    : { kind: 'failed', message }
}
