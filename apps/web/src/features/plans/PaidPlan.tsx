import { type BillingOverview, planRules, plans } from '@deckloom/contract'
import { Button, ConfirmDialog } from '@deckloom/ui'
import { useState } from 'react'
import { formatDate } from './formatDate.ts'
import { useCancelPlan } from './useCancelPlan.ts'

type Plan = NonNullable<BillingOverview['plan']>

/** The paid plan, and the button to cancel it. */
export function PaidPlan({ plan }: { readonly plan: Plan }) {
  const [asking, setAsking] = useState(false)
  const change = useCancelPlan()
  const { name } = plans[plan.tier]
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h3 className="text-h3 font-heading">
          {name}, billed {plan.interval === 'year' ? 'yearly' : 'monthly'}
        </h3>
        <p className="text-ui text-ink-muted">{describeEnd(plan)}</p>
      </div>
      {plan.status !== 'canceled' && (
        <Button
          working={change.isPending}
          onClick={() => (plan.cancelAtPeriodEnd ? change.mutate(false) : setAsking(true))}
        >
          {plan.cancelAtPeriodEnd ? 'Keep plan' : 'Cancel plan'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${name}?`}
        text={`Your plan stays active until ${formatDate(plan.periodEnd)} and won’t renew. You keep your presentations.`}
        action="Cancel plan"
        onConfirm={() => change.mutate(true)}
      />
    </div>
  )
}

function describeEnd({ status, periodEnd, cancelAtPeriodEnd }: Plan): string {
  const day = formatDate(periodEnd)
  if (status === 'canceled') return `Ended on ${day}.`
  if (status === 'past_due')
    return `Your last payment failed. We’ll try again. Your plan stays active until ${formatDate(graceEnd(periodEnd))}.`
  return cancelAtPeriodEnd ? `Ends on ${day}.` : `Renews on ${day}.`
}

/** Returns the end of the grace period after a failed renewal. */
function graceEnd(periodEnd: string | null): string | null {
  if (periodEnd === null) return null
  const end = new Date(periodEnd)
  end.setUTCDate(end.getUTCDate() + planRules.graceDays)
  return end.toISOString()
}
