import { Button, buttonClass, Tabs } from '@deckloom/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Download, House, RefreshCw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { AiUsage } from './AiUsage.tsx'
import { dailyCsv } from './dailyCsv.ts'
import { lastDays } from './dayRange.ts'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { Overview } from './Overview.tsx'
import { RangePicker } from './RangePicker.tsx'
import { Revenue } from './Revenue.tsx'
import { SiteVisits } from './SiteVisits.tsx'
import { analyticsKey, useDays } from './useDays.ts'
import { Users } from './Users.tsx'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

const tabs = [
  { value: 'overview', label: 'Overview', Panel: Overview },
  { value: 'users', label: 'Users', Panel: Users },
  { value: 'ai', label: 'AI Usage', Panel: AiUsage },
  { value: 'visits', label: 'Site Visits', Panel: SiteVisits },
  { value: 'revenue', label: 'Revenue', Panel: Revenue },
] as const
type Tab = (typeof tabs)[number]['value']

/** The server-wide figures, for administrators. */
export function Dashboard() {
  const [tab, setTab] = useState<Tab>('overview')
  const [range, setRange] = useState(() => lastDays(30))
  const { data, dataUpdatedAt } = useDays(range)
  const shown = hasPlans() ? tabs : tabs.filter(({ value }) => value !== 'revenue')
  const { Panel } = tabs.find(({ value }) => value === tab) ?? tabs[0]
  return (
    <div className="page-width pt-7 pb-16">
      <Title countedAt={dataUpdatedAt} />
      <Tabs label="Analytics" tabs={shown} value={tab} onChange={setTab}>
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <RangePicker range={range} onChange={setRange} />
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            aria-disabled={!data}
            onClick={() =>
              data && download(`deckloom-${range.from}-to-${range.to}.csv`, dailyCsv(data))
            }
          >
            Download CSV
          </Button>
        </div>
        <Panel range={range} />
      </Tabs>
    </div>
  )
}

function Title({ countedAt }: { readonly countedAt: number }) {
  const queryClient = useQueryClient()
  const fetching = useIsFetching({ queryKey: [analyticsKey] }) > 0
  const icon = { size: 13, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="font-display text-h1 font-title">Analytics</h1>
      <Link
        href="/"
        className="inline-flex h-5.5 items-center gap-1 rounded-chip bg-surface-sunken px-2 text-micro font-action text-ink-muted hover:bg-surface-hover touch:h-11"
      >
        <House {...icon} />
        Home
      </Link>
      <span className="inline-flex h-5.5 items-center gap-1 rounded-chip bg-info-soft px-2 text-micro font-action text-on-info-soft">
        <ShieldCheck {...icon} />
        Admin Access
      </span>
      <span className="flex-1" />
      {countedAt > 0 && (
        <p className="text-small text-ink-subtle tabular-nums max-sm:order-last max-sm:w-full">
          Counted until {formatTimestamp(new Date(countedAt).toISOString())}
        </p>
      )}
      <Link href="/admin" className={buttonClass({ size: 'small' })}>
        Administration
      </Link>
      <Button
        size="small"
        variant="quiet"
        working={fetching}
        icon={<RefreshCw size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void queryClient.invalidateQueries({ queryKey: [analyticsKey] })}
      >
        Refresh
      </Button>
    </div>
  )
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
