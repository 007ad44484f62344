import type { QueuedMail } from '@deckloom/contract'
import { Badge, Button } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../shared/data/DataTable.tsx'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { momentText } from '../../shared/data/momentText.ts'
import { administrationApi, administrationKey } from './administrationApi.ts'
import { useAdminChange } from './useAdminChange.ts'

/** Letters that wait to be sent, and those that could not be. */
export function Mail() {
  const queue = useQuery({
    queryKey: [administrationKey, 'mail'],
    queryFn: () => administrationApi.queuedMail(),
    staleTime: 0,
  })
  const retry = useAdminChange({
    run: (id: number) => administrationApi.retryMail(id),
    done: 'The letter is tried again',
    failure: 'The letter was not tried',
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
    <Panel title="Mail queue" note="A letter leaves the list once it was accepted">
      <Fetched query={queue} what="The mail" box="h-60 w-full">
        {(letters) => (
          <DataTable
            label="Mail queue"
            columns={[
              { head: 'Letter', cell: ({ kind }) => kindText(kind) },
              { head: 'State', cell: stateOf },
              { head: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
              { head: 'Written', numeric: true, cell: ({ createdAt }) => momentText(createdAt) },
              { head: 'Problem', cell: ({ lastError }) => lastError ?? '' },
              {
                head: 'Again',
                numeric: true,
                cell: retryOf,
              },
            ]}
            rows={letters}
            rowKey={({ id }) => id}
            empty="Every letter was sent."
          />
        )}
      </Fetched>
    </Panel>
  )
}

function stateOf({ failedAt }: QueuedMail) {
  return failedAt === null ? <Badge>Waiting</Badge> : <Badge tone="danger">Failed</Badge>
}

/** `password-reset` as Password reset. */
function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
