import type { QueuedMail } from '@deckloom/contract'
import { Badge, Button } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { administrationApi, administrationKey } from './calls/administrationApi.ts'
import { useAdminChange } from './calls/useAdminChange.ts'

/** Emails waiting to be sent, and those that could not be sent. */
export function Mail() {
  const queue = useQuery({
    queryKey: [administrationKey, 'mail'],
    queryFn: () => administrationApi.queuedMail(),
    staleTime: 0,
  })
  const retry = useAdminChange({
    run: (id: number) => administrationApi.retryMail(id),
    done: 'Sending the email again',
    failure: 'Email not sent',
  })
  const retryOf = ({ id, kind }: QueuedMail) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Try again: ${kindText(kind)}`}
      onClick={() => retry.mutate(id)}
    >
      Try again
    </Button>
  )
  return (
    <Panel title="Mail queue" note="Emails are removed once they are delivered to the mail server">
      <Fetched query={queue} what="The mail queue" box="h-60 w-full">
        {(letters) => (
          <DataTable
            label="Mail queue"
            columns={[
              { head: 'Email', cell: ({ kind }) => kindText(kind) },
              { head: 'State', cell: stateOf },
              { head: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
              {
                head: 'Created',
                numeric: true,
                cell: ({ createdAt }) => formatTimestamp(createdAt),
              },
              { head: 'Last error', cell: ({ lastError }) => lastError ?? '' },
              {
                head: 'Actions',
                isAction: true,
                cell: retryOf,
              },
            ]}
            rows={letters}
            rowKey={({ id }) => id}
            empty="No emails are waiting."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function stateOf({ failedAt }: QueuedMail) {
  return failedAt === null ? <Badge>Waiting</Badge> : <Badge tone="danger">Failed</Badge>
}

/** Formats `password-reset` as "Password reset". */
function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
