import { ApiError } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { billingKey } from './billingKey.ts'
import { InvoiceList } from './InvoiceList.tsx'
import { GivenPlan } from './GivenPlan.tsx'
import { PaidPlan } from './PaidPlan.tsx'

const sheet = 'flex flex-col gap-5 rounded-card bg-surface p-6 shadow-sheet'

/** The current plan, its cancellation, and past payments. */
export function Billing() {
  const { data, error, refetch } = useQuery({
    queryKey: billingKey,
    queryFn: () => api.billing(),
    staleTime: 0,
  })
  if (error)
    return (
      <div className={`${sheet} items-start`}>
        <p className="text-body text-ink-muted">
          {error instanceof ApiError ? error.sentence : 'Your billing could not be loaded.'}
        </p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <Skeleton className="h-32 rounded-card" />
  return (
    <div className={sheet}>
      <GivenPlan />
      {data.plan ? (
        <PaidPlan plan={data.plan} />
      ) : (
        <p className="text-body text-ink-muted">You’re not on a paid plan. Nothing is charged.</p>
      )}
      {data.invoices.length > 0 && <InvoiceList invoices={data.invoices} />}
    </div>
  )
}
