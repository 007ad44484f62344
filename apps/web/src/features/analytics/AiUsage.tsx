import type { DailyFiguresQuery } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { countText, moneyText, shortCount, shortMoney } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { analyticsApi } from './analyticsApi.ts'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { formatRange } from './formatRange.ts'
import { analyticsKey, useDays } from './useDays.ts'

/** Usage and cost of writing with a model. */
export function AiUsage({ range }: { readonly range: DailyFiguresQuery }) {
  const days = useDays(range)
  const usage = useQuery({
    queryKey: [analyticsKey, 'token-usage'],
    queryFn: () => analyticsApi.tokenUsage(),
    staleTime: 0,
  })
  return (
    <div className="flex flex-col gap-6">
      <Fetched query={days} what="The daily figures" box="h-90 w-full rounded-card">
        {(figures) => (
          <div className="grid gap-6 lg:grid-cols-2">
            <DayChart
              title={`AI tokens, ${formatRange(range)}`}
              days={figures}
              text={countText}
              axisText={shortCount}
              series={[{ name: 'Tokens', value: ({ tokens }) => tokens }]}
            />
            <DayChart
              title={`AI cost, ${formatRange(range)}`}
              days={figures}
              text={moneyText}
              axisText={shortMoney}
              series={[{ name: 'Cost', value: ({ costUsd }) => costUsd }]}
            />
          </div>
        )}
      </Fetched>
      <Panel
        title="Latest AI usage"
        note="The 10 most recent records. The built-in writer uses no tokens."
      >
        <Fetched query={usage} what="AI usage" box="h-96 w-full">
          {(records) => (
            <DataTable
              label="Latest AI usage"
              columns={[
                { head: 'Operation', cell: ({ operation }) => operation },
                { head: 'Model', cell: ({ model }) => model },
                { head: 'Tokens', numeric: true, cell: (used) => countText(used.totalTokens) },
                { head: 'Cost', numeric: true, cell: (used) => moneyText(used.costUsd) },
                {
                  head: 'Time',
                  numeric: true,
                  cell: ({ timestamp }) => formatTimestamp(timestamp),
                },
              ]}
              rows={records}
              rowKey={({ id }) => id}
              empty="Nothing has been generated yet."
            />
          )}
        </Fetched>
      </Panel>
    </div>
  )
}
