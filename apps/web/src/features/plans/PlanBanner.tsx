import { planRules, plans, type SubscriptionStatus } from '@deckloom/contract'
import { Banner, buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { describePlan } from '../../shared/plans/describePlan.ts'
import { urlFor } from '../../shared/place.ts'
import { paymentUrl } from '../../shared/plans/paymentUrl.ts'

/** Status of the plan above the dashboard, with the next step on the right. */
export function PlanBanner({ status }: { readonly status: SubscriptionStatus }) {
  const { isActive, tier, pendingTier } = status
  if (!isActive)
    return (
      <Banner
        tone="danger"
        action={
          <Link href="/subscription" className={buttonClass({ variant: 'primary', size: 'small' })}>
            Upgrade Now
          </Link>
        }
      >
        {describePlan(status)}
      </Banner>
    )
  return (
    <Banner tone={tier === 'free' ? 'accent' : 'info'} action={<NextStep status={status} />}>
      <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <span>{describePlan(status)}</span>
        {tier === 'free' && <TrialDays left={status.daysRemaining} />}
        {(tier === 'free' || pendingTier) && (
          <span className="font-body">
            {pendingTier
              ? `You chose ${plans[pendingTier].name}: finish the upgrade to keep it.`
              : `Pro is $${plans.pro.prices.month} per month and includes unlimited AI-generated presentations.`}
          </span>
        )}
      </span>
    </Banner>
  )
}

function NextStep({ status: { tier, pendingTier } }: { readonly status: SubscriptionStatus }) {
  const look = buttonClass({ size: 'small' })
  // The payment page has its own content security policy, so it needs a full navigation.
  if (pendingTier)
    return (
      <a href={urlFor(paymentUrl(pendingTier, 'month'))} className={look}>
        Finish upgrade
      </a>
    )
  return (
    <Link href={tier === 'free' ? '/subscription' : '/billing'} className={look}>
      {tier === 'free' ? 'See plans' : 'Manage plan'}
    </Link>
  )
}

/** Three bars, one per day; past days are pale. */
function TrialDays({ left }: { readonly left: number }) {
  const days = Array.from({ length: planRules.trialDays }, (_, day) => day)
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {days.map((day) => (
        <span
          key={day}
          className={`h-1.5 w-7.5 rounded-[2px] bg-on-accent-soft ${day < planRules.trialDays - left ? 'opacity-25' : ''}`}
        />
      ))}
    </span>
  )
}
