import {
  type DailyFiguresQuery,
  type SubscriptionFilter,
  subscriptionFilters,
  type TopUser,
} from '@deckloom/contract'
import { Segment } from '@deckloom/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countText, moneyText, shortCount } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { personName } from '../../shared/session/personName.ts'
import { analyticsApi } from './analyticsApi.ts'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { formatRange } from './formatRange.ts'
import { analyticsKey, useDays } from './useDays.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'
import { tierName } from '../../shared/plans/tierName.ts'

const labels = { all: 'All Users', active: 'Active Paid', trial: 'Trial Users' } as const
const filters = subscriptionFilters.map((value) => ({ value, label: labels[value] }))

/** The most active users. */
export function Users({ range }: { readonly range: DailyFiguresQuery }) {
  const [filter, setFilter] = useState<SubscriptionFilter>('all')
  const days = useDays(range)
  const top = useQuery({
    queryKey: [analyticsKey, 'top-users', filter],
    queryFn: () => analyticsApi.topUsers(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="flex flex-col gap-6">
      <Panel
        title="Top users"
        note="Ranked by presentations, then AI tokens"
        action={
          hasPlans() && (
            <Segment label="Subscription" options={filters} value={filter} onChange={setFilter} />
          )
        }
      >
        <Fetched query={top} what="The users" box="h-96 w-full">
          {(users) => (
            <DataTable
              label="Top users"
              columns={hasPlans() ? columns : columns.filter(({ head }) => head !== 'Plan')}
              rows={users.map((user, index) => ({ ...user, rank: index + 1 }))}
              rowKey={({ user }) => user.id}
              empty="No users in this group."
            />
          )}
        </Fetched>
      </Panel>
      <Fetched query={days} what="The daily figures" box="h-90 w-full rounded-card">
        {(figures) => (
          <DayChart
            title={`Users by day, ${formatRange(range)}`}
            days={figures}
            text={countText}
            axisText={shortCount}
            series={[
              { name: 'Unique users', value: ({ uniqueUsers }) => uniqueUsers },
              { name: 'New users', value: ({ newUsers }) => newUsers },
            ]}
          />
        )}
      </Fetched>
    </div>
  )
}

type Ranked = TopUser & { readonly rank: number }

const columns = [
  {
    head: 'User',
    cell: ({ rank, user }: Ranked) => (
      <span className="flex items-baseline gap-3">
        <span className="w-6 shrink-0 text-right text-ink-subtle tabular-nums">{rank}</span>
        <span className="min-w-0">
          <span className="block break-words">{personName(user)}</span>
          <span className="block text-small font-body break-all text-ink-subtle">{user.email}</span>
        </span>
      </span>
    ),
  },
  { head: 'Plan', cell: ({ user }: Ranked) => tierName(user.subscriptionTier) },
  {
    head: 'Presentations',
    numeric: true,
    cell: ({ presentationsCount }: Ranked) => countText(presentationsCount),
  },
  { head: 'AI tokens', numeric: true, cell: ({ tokensUsed }: Ranked) => countText(tokensUsed) },
  { head: 'AI cost', numeric: true, cell: ({ costUsd }: Ranked) => moneyText(costUsd) },
] as const
