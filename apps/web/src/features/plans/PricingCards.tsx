import { type BillingInterval, planRules, plans } from '@deckloom/contract'
import { Button, buttonClass } from '@deckloom/ui'
import { Link } from 'wouter'
import { urlFor } from '../../shared/place.ts'
import { paymentUrl } from '../../shared/plans/paymentUrl.ts'
import { useSession } from '../../shared/session/currentUser.ts'
import { PlanCard } from './PlanCard.tsx'
import { useSelectPlan } from './useSelectPlan.ts'

const { free, pro, business } = plans

/** The plans as shown on the pricing page. Paying needs a full navigation; see the payment page. */
export function PricingCards({ interval }: { readonly interval: BillingInterval }) {
  const yearly = interval === 'year'
  const [shown, other] = yearly
    ? ([pro.prices.year, `Or $${pro.prices.month} per month`] as const)
    : ([pro.prices.month, `Or $${pro.prices.year} per year`] as const)
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <PlanCard
        name={free.name}
        band="trial"
        price="$0"
        per={`for ${planRules.trialDays} days`}
        lead={`A ${planRules.trialDays}-day trial, ${free.lead.split(', ')[1]}`}
        features={free.highlights}
        action={<FreeTrialButton />}
      />
      <PlanCard
        name={pro.name}
        band="pro"
        price={`$${shown}`}
        per={yearly ? 'per year' : 'per month'}
        lead={other}
        features={pro.highlights}
        popular
        action={
          <a
            href={urlFor(paymentUrl('pro', interval))}
            className={buttonClass({ variant: 'primary', size: 'large', full: true })}
          >
            Choose Pro
          </a>
        }
      />
      <PlanCard
        name="Enterprise"
        band="business"
        price="Custom"
        lead={`${business.lead}, from $${business.prices.month} per month`}
        features={business.highlights}
        action={
          <a
            href={urlFor(paymentUrl('business', 'month'))}
            className={buttonClass({ size: 'large', full: true })}
          >
            Choose Enterprise
          </a>
        }
      />
    </div>
  )
}

/** Visitors register; signed-in users choose the plan. */
function FreeTrialButton() {
  const session = useSession()
  const choice = useSelectPlan()
  const look = { size: 'large', full: true } as const
  if (session.state !== 'authenticated')
    return (
      <Link href="/signup" className={buttonClass(look)}>
        Start Free Trial
      </Link>
    )
  return (
    <Button
      {...look}
      working={choice.isPending}
      onClick={() => !choice.isPending && choice.mutate({ tier: 'free' })}
    >
      Start Free Trial
    </Button>
  )
}
