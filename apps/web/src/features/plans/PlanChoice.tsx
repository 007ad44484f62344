import { planRules, plans, type Tier, tiers } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { PlanCard } from './PlanCard.tsx'

export interface PlanChoiceProps {
  /** The plan being selected. */
  readonly choosing: Tier | undefined
  readonly onChoose: (tier: Tier) => void
}

const bands = { free: 'trial', pro: 'pro', business: 'business' } as const

/** The three plans as cards. */
export function PlanChoice({ choosing, onChoose }: PlanChoiceProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {tiers.map((tier) => {
        const { name, lead, highlights, prices } = plans[tier]
        const paid = tier !== 'free'
        return (
          <PlanCard
            key={tier}
            name={name}
            band={bands[tier]}
            price={`$${prices.month ?? 0}`}
            per={paid ? 'per month' : `for ${planRules.trialDays} days`}
            lead={lead}
            features={highlights}
            popular={tier === 'pro'}
            action={
              <Button
                variant={tier === 'pro' ? 'primary' : 'secondary'}
                size="large"
                full
                working={choosing === tier}
                onClick={() => onChoose(tier)}
              >
                {paid ? `Choose ${name}` : 'Start Free Trial'}
              </Button>
            }
          />
        )
      })}
    </div>
  )
}
