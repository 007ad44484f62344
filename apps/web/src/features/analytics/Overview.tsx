import type { AnalyticsSummary, DailyFigures, DailyFiguresQuery } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { countText, dayText, moneyText, shortCount } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { analyticsApi } from './analyticsApi.ts'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { lastDays } from './dayRange.ts'
import { Metrics } from '../../shared/data/Metrics.tsx'
import { formatRange } from './formatRange.ts'
import { conversionRate, costPerUser } from './rates.ts'
import { analyticsKey, useDays, useSummary } from './useDays.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

const listed = 7

/** Key figures of the whole server. */
export function Overview({ range }: { readonly range: DailyFiguresQuery }) {
  const summary = useSummary()
  const week = useDays(lastDays(7))
  const days = useDays(range)
  return (
    <div className="flex flex-col gap-6">
      <Fetched query={summary} what="The totals" box="h-28 w-full rounded-card">
        {(sums) => <Metrics label="Totals" metrics={metricsOf(sums, week.data ?? [])} />}
      </Fetched>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_25rem]">
        <Fetched query={days} what="The daily figures" box="h-90 w-full rounded-card">
          {(figures) => (
            <DayChart
              title={`Daily activity, ${formatRange(range)}`}
              days={figures}
              text={countText}
              axisText={shortCount}
              series={[
                { name: 'Unique users', value: ({ uniqueUsers }) => uniqueUsers },
                { name: 'Presentations', value: ({ presentations }) => presentations },
                { name: 'New users', value: ({ newUsers }) => newUsers },
              ]}
            />
          )}
        </Fetched>
        <LatestDays />
      </div>
    </div>
  )
}

/** The latest seven of the 30 fetched days. */
function LatestDays() {
  const daily = useQuery({
    queryKey: [analyticsKey, 'daily-active'],
    queryFn: () => analyticsApi.dailyActive(),
    staleTime: 0,
  })
  return (
    <Panel title="Last 7 days" note="From daily activity in the last 30 days">
      <Fetched query={daily} what="Daily activity" box="h-75 w-full">
        {(days) => (
          <DataTable
            label="Daily activity"
            columns={[
              { head: 'Date', cell: ({ date }) => dayText(date) },
              { head: 'Unique users', numeric: true, cell: (day) => countText(day.uniqueUsers) },
              { head: 'New', numeric: true, cell: (day) => countText(day.newUsers) },
              { head: 'Decks', numeric: true, cell: (day) => countText(day.presentations) },
            ]}
            rows={days.slice(-listed).toReversed()}
            rowKey={({ date }) => date}
            empty="No data yet."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function todayNote(text: string | undefined): string | undefined {
  return text && `${text} today`
}

function metricsOf(sums: AnalyticsSummary, week: readonly DailyFigures[]) {
  const today = week.at(-1)
  const newThisWeek = week.reduce((sum, { newUsers }) => sum + newUsers, 0)
  return [
    {
      name: 'Total Users',
      value: countText(sums.totalUsers),
      note: today && `${countText(newThisWeek)} new this week`,
    },
    {
      name: 'Total Presentations',
      value: countText(sums.totalPresentations),
      note: todayNote(today && countText(today.presentations)),
    },
    {
      name: 'Site Visits',
      value: countText(sums.totalSiteVisits),
      note: todayNote(today && countText(today.visits)),
    },
    {
      name: 'AI Tokens Used',
      value: shortCount(sums.totalTokensUsed),
      note: todayNote(today && shortCount(today.tokens)),
    },
    {
      name: 'AI Costs',
      value: moneyText(sums.totalCostUsd),
      note: `${costPerUser(sums)} per user`,
    },
    ...(hasPlans()
      ? [
          {
            name: 'Active Subscriptions',
            value: countText(sums.activeSubscriptions),
            note: `${conversionRate(sums)} conversion rate`,
          },
        ]
      : []),
  ]
}
