import { CircleAlert } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { describePlan } from '../plans/describePlan.ts'
import { subscriptionPolls, useSubscription } from '../plans/subscription.ts'

const tones = {
  trial: 'bg-accent-soft text-on-accent-soft',
  paid: 'bg-primary-soft text-on-primary-soft',
  expired: 'bg-danger-soft text-on-danger-soft',
} as const

/** The plan's status in the header; on the dashboard, the banner shows it. */
export function PlanChip() {
  const [path] = useLocation()
  const status = useSubscription(subscriptionPolls.headerMs)
  if (!status || path === '/') return null
  const { isActive, tier } = status
  const running = tier === 'free' ? 'trial' : 'paid'
  const tone = tones[isActive ? running : 'expired']
  return (
    <Link
      href={isActive && tier !== 'free' ? '/billing' : '/subscription'}
      title={describePlan(status)}
      className={`flex h-8 items-center gap-1.5 rounded-control px-3 text-small font-action whitespace-nowrap touch:h-11 max-sm:hidden ${tone}`}
    >
      {!isActive && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
      {isActive ? describePlan(status) : describePlan(status).split(' - ')[0]}
    </Link>
  )
}
