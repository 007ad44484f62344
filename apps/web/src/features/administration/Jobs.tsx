import type { ServerJob } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { countText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { administrationApi, administrationKey } from './calls/administrationApi.ts'

/** Background jobs of the server. */
export function Jobs() {
  const jobs = useQuery({
    queryKey: [administrationKey, 'jobs'],
    queryFn: () => administrationApi.jobs(),
    staleTime: 0,
  })
  return (
    <Panel title="Jobs" note="Since this server started">
      <Fetched query={jobs} what="The jobs" box="h-60 w-full">
        {(rows) => (
          <DataTable
            label="Jobs"
            columns={[
              { head: 'Job', cell: ({ name }) => name },
              { head: 'State', cell: stateOf },
              { head: 'Done', numeric: true, cell: ({ finished }) => countText(finished) },
              { head: 'Failed', numeric: true, cell: ({ failed }) => countText(failed) },
              {
                head: 'Last run',
                numeric: true,
                cell: ({ lastStart }) =>
                  lastStart === null ? 'Never' : formatTimestamp(lastStart),
              },
              { head: 'Last error', cell: ({ lastError }) => lastError ?? 'None' },
            ]}
            rows={rows}
            rowKey={({ name }) => name}
            empty="There are no jobs."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function stateOf({ running }: ServerJob) {
  return running > 0 ? <Badge tone="primary">{`${running} running`}</Badge> : <Badge>Idle</Badge>
}
