import { type ReactNode, Suspense, useState } from 'react'
import { subscriptionPolls, useSubscription } from '../../shared/plans/subscription.ts'
import { PlanBanner } from './PlanBanner.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ExpiredDialog = lazyPart(async () => (await import('./ExpiredDialog.tsx')).ExpiredDialog)

/** The dashboard below its banner; grayed out and inert when the plan has expired. */
export function PlanFrame({ children }: { readonly children: ReactNode }) {
  const status = useSubscription(subscriptionPolls.dashboardMs)
  const [dismissed, setDismissed] = useState(false)
  const expired = status !== undefined && !status.isActive
  return (
    <>
      {status && (
        <div className="mb-6">
          <PlanBanner status={status} />
        </div>
      )}
      <div
        inert={expired}
        className={expired ? 'pointer-events-none opacity-50 grayscale' : undefined}
      >
        {children}
      </div>
      {expired && !dismissed && (
        <Suspense>
          <ExpiredDialog tier={status.tier} onClose={() => setDismissed(true)} />
        </Suspense>
      )}
    </>
  )
}
