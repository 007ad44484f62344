import type { MaintenanceStepItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { countText } from '../../shared/charts/figures.ts'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { Panel } from '../../shared/data/Panel.tsx'
import { administrationApi, administrationKey } from './calls/administrationApi.ts'

/** The steps of the hourly work and their last outcome on any server. */
export function HourlyWork() {
  const steps = useQuery({
    queryKey: [administrationKey, 'maintenance'],
    queryFn: () => administrationApi.maintenance(),
    staleTime: 0,
  })
  return (
    <Panel title="Hourly maintenance" note="The latest run of each step, on any server">
      <Fetched query={steps} what="Hourly maintenance" box="h-60 w-full">
        {(rows) => (
          <DataTable
            label="Hourly maintenance"
            columns={[
              { head: 'Step', cell: ({ name }) => name },
              { head: 'State', cell: stateOf },
              { head: 'Rows', numeric: true, cell: (step) => countText(step.rows) },
              { head: 'Time', numeric: true, cell: ({ ms }) => `${countText(ms)} ms` },
              {
                head: 'Longest batch',
                numeric: true,
                cell: ({ longestBatchMs }) => `${countText(longestBatchMs)} ms`,
              },
              {
                head: 'Last success',
                numeric: true,
                cell: ({ lastOk }) => (lastOk === null ? 'Never' : formatTimestamp(lastOk)),
              },
              { head: 'Last error', cell: problemOf },
            ]}
            rows={rows}
            rowKey={({ name }) => name}
            empty="There are no maintenance steps."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function stateOf({ isUnfinished, lastOk, lastErrorAt }: MaintenanceStepItem) {
  if (lastErrorAt !== null && (lastOk === null || lastErrorAt > lastOk)) {
    return <Badge tone="danger">Failed</Badge>
  }
  if (isUnfinished) return <Badge tone="primary">Continues</Badge>
  return <Badge>{lastOk === null ? 'Waiting' : 'Done'}</Badge>
}

function problemOf({ lastError, lastErrorAt }: MaintenanceStepItem) {
  return lastError === null || lastErrorAt === null
    ? 'None'
    : `${lastError} (${formatTimestamp(lastErrorAt)})`
}
