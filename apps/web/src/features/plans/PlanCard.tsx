import { Badge } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { PlanFeature } from '../../shared/plans/PlanFeature.tsx'

const bands = { trial: 'bg-thread-2', pro: 'bg-thread-1', business: 'bg-thread-4' } as const

export interface PlanCardProps {
  readonly name: string
  readonly band: keyof typeof bands
  /** "$2" or a word. */
  readonly price: string
  readonly per?: string
  readonly lead: string
  readonly features: readonly string[]
  readonly popular?: boolean
  readonly action: ReactNode
}

/** A plan: its name, price, button and features. */
export function PlanCard(props: PlanCardProps) {
  const { name, band, price, per, lead, features, popular = false, action } = props
  return (
    <section
      aria-label={name}
      className={`relative flex flex-col overflow-hidden rounded-card bg-surface ${popular ? 'shadow-lift outline-2 outline-primary max-lg:order-first' : 'shadow-sheet'}`}
    >
      <span aria-hidden="true" className={`h-2 w-full ${bands[band]}`} />
      <div className="flex flex-1 flex-col p-6">
        <div className="flex min-h-7 items-center justify-between gap-3">
          <h2 className="font-display text-h2 font-[660]">{name}</h2>
          {popular && <Badge tone="accent">Most Popular</Badge>}
        </div>
        <p className="mt-3 flex items-baseline gap-1.5">
          <span className="font-display text-[2.75rem] leading-12 font-strong tracking-[-0.03em]">
            {price}
          </span>
          {per !== undefined && <span className="text-body text-ink-muted">{per}</span>}
        </p>
        <p className="mt-1 mb-4 text-ui text-ink-muted">{lead}</p>
        {action}
        <ul className="mt-4 flex flex-col gap-2">
          {features.map((feature) => (
            <PlanFeature key={feature}>{feature}</PlanFeature>
          ))}
        </ul>
      </div>
    </section>
  )
}
