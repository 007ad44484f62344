import type { ReactNode } from 'react'

export interface MetricsProps {
  readonly label: string
  readonly metrics: readonly {
    readonly name: string
    readonly value: string
    readonly note?: string | undefined
  }[]
}

/** Five or six figures in one card with hairlines between them. */
export function Metrics({ label, metrics }: MetricsProps) {
  return (
    <dl
      aria-label={label}
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-sheet ${metrics.length % 2 === 0 ? 'md:grid-cols-3 xl:grid-cols-6' : 'max-lg:*:last:col-span-2 lg:grid-cols-5'}`}
    >
      {metrics.map(({ name, value, note }) => (
        <Metric key={name} name={name} value={value}>
          {note}
        </Metric>
      ))}
    </dl>
  )
}

interface MetricProps {
  readonly name: string
  readonly value: string
  readonly children: ReactNode
}

function Metric({ name, value, children }: MetricProps) {
  return (
    <div className="flex min-w-0 flex-col bg-surface px-5 py-4">
      <dt className="text-small text-ink-muted">{name}</dt>
      <dd className="mt-0.5 font-display text-figure font-[660] tabular-nums">{value}</dd>
      {children !== undefined && (
        <dd className="mt-0.5 text-small text-ink-subtle tabular-nums">{children}</dd>
      )}
    </div>
  )
}
