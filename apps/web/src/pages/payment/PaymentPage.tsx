import { Spinner } from '@deckloom/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { documentPath } from '../../features/payment/documentPath.ts'
import { orderFrom } from '../../features/payment/order.ts'
import { PaymentForm } from '../../features/payment/PaymentForm.tsx'
import { PlanSummary } from '../../features/payment/PlanSummary.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

/** The payment page. Only a document loaded from this URL may run the provider's script. */
export function PaymentPage() {
  usePageTitle('Payment')
  const [entered] = useState(() => documentPath() === '/payment')
  useEffect(() => {
    if (!entered) location.reload()
  }, [entered])
  return entered ? <Payment /> : <Spinner page />
}

function Payment() {
  const order = orderFrom(useSearch())
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" className="page-width pt-6 pb-16 md:pt-8">
        <Link
          href="/pricing"
          className="inline-flex items-center gap-2 rounded-control py-1 text-ui font-action text-primary hover:underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Back to Pricing
        </Link>
        <div className="mt-4 grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[1fr_32.5rem]">
          <PlanSummary order={order} />
          <section aria-label="Secure Payment" className="rounded-card bg-surface p-7 shadow-sheet">
            <h2 className="mb-5 font-display text-h2 font-[660]">Secure Payment</h2>
            <Suspense fallback={<Spinner />}>
              <PaymentForm key={`${order.tier} ${order.interval}`} order={order} />
            </Suspense>
          </section>
        </div>
      </main>
    </>
  )
}
