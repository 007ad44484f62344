import { planRules } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { PlanChoice } from '../../features/plans/PlanChoice.tsx'
import { useSelectPlan } from '../../features/plans/useSelectPlan.ts'
import { Logo } from '../../shared/brand/Logo.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

/** The choice of a plan; skipping it is choosing the free one. */
export function SubscriptionPage() {
  usePageTitle('Choose Your Plan')
  const choice = useSelectPlan()
  const busy = choice.isPending || choice.isSuccess
  const chosen = busy ? choice.variables : undefined
  const choose: typeof choice.mutate = (plan) => {
    if (!busy) choice.mutate(plan)
  }
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="page-width flex h-16 items-center justify-between">
          <Logo />
          <Button
            variant="quiet"
            working={chosen?.skipped === true}
            onClick={() => choose({ tier: 'free', skipped: true })}
          >
            Skip for now
          </Button>
        </div>
      </header>
      <main id="content" className="page-width pt-8 pb-16 md:pt-12">
        <h1 className="font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] md:text-[2.5rem] md:leading-11.5">
          Choose Your Plan
        </h1>
        <p className="mt-2.5 mb-8 text-lead text-ink-muted">
          Your account has one free trial of {planRules.trialDays} days, whichever plan you choose.
          All plans come with a {planRules.guaranteeDays}-day money-back guarantee.
        </p>
        <PlanChoice
          choosing={chosen?.skipped ? undefined : chosen?.tier}
          onChoose={(tier) => choose({ tier })}
        />
      </main>
    </>
  )
}
