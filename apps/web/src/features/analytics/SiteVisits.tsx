import type { ActivityType, DailyFiguresQuery, SiteVisitItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { countText, shortCount } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { analyticsApi } from './analyticsApi.ts'
import { DayChart } from '../../shared/charts/DayChart.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { formatRange } from './formatRange.ts'
import { analyticsKey, useDays } from './useDays.ts'

const activityNames: Readonly<Record<ActivityType, string>> = {
  present: 'Presentations shown',
  view: 'Shared decks looked at',
  share: 'Share links made',
}

/** Page views and user activity. */
export function SiteVisits({ range }: { readonly range: DailyFiguresQuery }) {
  const days = useDays(range)
  return (
    <div className="flex flex-col gap-6">
      <Fetched query={days} what="The daily figures" box="h-90 w-full rounded-card">
        {(figures) => (
          <DayChart
            title={`Site visits, ${formatRange(range)}`}
            days={figures}
            text={countText}
            axisText={shortCount}
            series={[{ name: 'Visits', value: ({ visits }) => visits }]}
          />
        )}
      </Fetched>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_25rem]">
        <LatestVisits />
        <Activities />
      </div>
    </div>
  )
}

function LatestVisits() {
  const visits = useQuery({
    queryKey: [analyticsKey, 'site-visits'],
    queryFn: () => analyticsApi.siteVisits(),
    staleTime: 0,
  })
  return (
    <Panel
      title="Latest visits"
      note="The 15 most recent. IDs, tokens and IP addresses are never stored."
    >
      <Fetched query={visits} what="The visits" box="h-120 w-full">
        {(rows) => (
          <DataTable
            label="Latest visits"
            columns={[
              { head: 'Page', cell: ({ page }) => page },
              { head: 'Visitor', cell: visitorBadge },
              { head: 'Time', numeric: true, cell: ({ timestamp }) => formatTimestamp(timestamp) },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            empty="No visits yet."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function visitorBadge({ userId }: SiteVisitItem) {
  if (userId === undefined) return <Badge>Anonymous visitor</Badge>
  return <Badge tone="primary">Authenticated user</Badge>
}

function Activities() {
  const activities = useQuery({
    queryKey: [analyticsKey, 'activities'],
    queryFn: () => analyticsApi.activities(),
    staleTime: 0,
  })
  return (
    <Panel title="User activity" note="Last 30 days">
      <Fetched query={activities} what="The activity" box="h-40 w-full">
        {(rows) => (
          <DataTable
            label="User activity"
            columns={[
              {
                head: 'Activity',
                cell: ({ activityType }) => activityNames[activityType],
              },
              { head: 'Times', numeric: true, cell: ({ count }) => countText(count) },
            ]}
            rows={rows}
            rowKey={({ activityType }) => activityType}
            empty="Nothing has been presented or shared yet."
          />
        )}
      </Fetched>
    </Panel>
  )
}
