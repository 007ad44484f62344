import type { DailyFiguresQuery } from '@deckloom/contract'
import { countText, moneyText, shortMoney } from '../../shared/charts/figures.ts'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { Metrics } from '../../shared/data/Metrics.tsx'
import { formatRange } from './formatRange.ts'
import { costPerUser } from './rates.ts'
import { useDays, useSummary } from './useDays.ts'

/** Paying accounts, revenue, and AI cost. */
export function Revenue({ range }: { readonly range: DailyFiguresQuery }) {
  const summary = useSummary()
  const days = useDays(range)
  return (
    <div className="flex flex-col gap-6">
      <Fetched query={summary} what="The totals" box="h-28 w-full rounded-card">
        {(sums) => (
          <Metrics
            label="Revenue"
            metrics={[
              {
                name: 'Free Users',
                value: countText(sums.totalUsers - sums.activeSubscriptions),
                note: 'without an active plan',
              },
              { name: 'Pro Subscribers', value: countText(sums.proSubscribers) },
              { name: 'Business Subscribers', value: countText(sums.businessSubscribers) },
              { name: 'Total AI Cost', value: moneyText(sums.totalCostUsd) },
              { name: 'Cost per User', value: costPerUser(sums) },
              {
                name: 'Payments Received',
                value: moneyText(sums.totalRevenueUsd),
                note: 'before refunds',
              },
            ]}
          />
        )}
      </Fetched>
      <Fetched query={days} what="The daily figures" box="h-90 w-full rounded-card">
        {(figures) => (
          <DayChart
            title={`Revenue and AI cost, ${formatRange(range)}`}
            days={figures}
            text={moneyText}
            axisText={shortMoney}
            series={[
              { name: 'Received', value: ({ revenueUsd }) => revenueUsd },
              { name: 'AI cost', value: ({ costUsd }) => costUsd },
            ]}
          />
        )}
      </Fetched>
    </div>
  )
}
