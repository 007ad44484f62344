import { Button } from '@deckloom/ui'
import { Lock } from 'lucide-react'
import { type Order, formatPrice } from './order.ts'

/** The last part of every provider's form. */
export function PayButton({
  order,
  processing,
}: {
  readonly order: Order
  readonly processing: boolean
}) {
  return (
    <>
      <Button type="submit" variant="primary" size="large" full disabled={processing}>
        {processing ? 'Processing Payment...' : `Pay ${formatPrice(order)}`}
      </Button>
      <p className="flex gap-2 text-small text-ink-subtle">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        Your payment information is encrypted. You can cancel anytime from account settings. Choose
        Billing in the account menu.
      </p>
    </>
  )
}
