import { comingSoon, plans, proFeatures } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { PlanFeature } from '../../shared/plans/PlanFeature.tsx'
import { type Order, planName } from './order.ts'

/** What is being paid for. On phones the features are collapsed, so that the form comes first. */
export function PlanSummary({ order }: { readonly order: Order }) {
  const { tier, price, interval } = order
  const features =
    tier === 'pro' ? proFeatures : [...plans.business.highlights.slice(0, 1), ...proFeatures]
  return (
    <section
      aria-label={`${planName(order)} Plan`}
      className="overflow-hidden rounded-card bg-surface shadow-sheet max-md:order-last"
    >
      <span
        aria-hidden="true"
        className={`block h-2 ${tier === 'pro' ? 'bg-thread-1' : 'bg-thread-4'}`}
      />
      <div className="p-7">
        <div className="flex items-center gap-2">
          <h1 className="font-display text-h2 font-[660]">{planName(order)} Plan</h1>
          {tier === 'pro' && <Badge tone="accent">Most Popular</Badge>}
        </div>
        <p className="mt-2 flex items-baseline gap-1.5">
          <span className="font-display text-[2.75rem] leading-12 font-strong tracking-[-0.03em]">
            ${price}
          </span>
          <span className="text-body text-ink-muted">per {interval}</span>
        </p>
        <Features features={features} />
      </div>
    </section>
  )
}

function Features({ features }: { readonly features: readonly string[] }) {
  const list = (
    <>
      <ul className="mt-4 flex flex-col gap-2.5">
        {features.map((feature) => (
          <PlanFeature key={feature}>{feature}</PlanFeature>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-muted">Coming soon: {comingSoon.join(', ')}.</p>
    </>
  )
  return (
    <>
      <div className="max-md:hidden">{list}</div>
      <details className="mt-3 md:hidden">
        <summary className="cursor-pointer py-2 text-ui font-action">What’s included</summary>
        {list}
      </details>
    </>
  )
}
