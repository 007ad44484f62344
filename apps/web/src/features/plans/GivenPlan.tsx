import { plans } from '@deckloom/contract'
import { subscriptionPolls, useSubscription } from '../../shared/plans/subscription.ts'
import { formatDate } from './formatDate.ts'

/** The plan granted by an administrator, while it is the one in effect. */
export function GivenPlan() {
  const status = useSubscription(subscriptionPolls.headerMs)
  if (status?.grantedUntil === undefined) return null
  return (
    <div>
      <h3 className="text-h3 font-heading">{plans[status.tier].name}</h3>
      <p className="text-ui text-ink-muted">
        Given by your administrator until {formatDate(status.grantedUntil)}. Nothing is charged for
        it.
      </p>
    </div>
  )
}
