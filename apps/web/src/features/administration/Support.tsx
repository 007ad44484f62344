import type { SupportMessageItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { formatTimestamp } from '../../shared/data/formatTimestamp.ts'
import { administrationApi } from './calls/administrationApi.ts'
import { Older } from './lists/Older.tsx'
import { useBackwards } from './calls/useBackwards.ts'

/** Messages to the support desk. */
export function Support() {
  const list = useBackwards('support-messages', (before) =>
    administrationApi.supportMessages(before),
  )
  return (
    <Panel title="Support messages" note="Messages sent from the support page. Reply by email.">
      <Fetched query={list} what="The messages" box="h-96 w-full">
        {(messages) =>
          messages.length === 0 ? (
            <p className="py-6 text-ui text-ink-muted">No messages yet.</p>
          ) : (
            <ul aria-label="Support messages" className="divide-y divide-line">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Fetched>
      <Older list={list} />
    </Panel>
  )
}

function Message({ message }: { readonly message: SupportMessageItem }) {
  const { name, email, category, subject, createdAt, userId, isPriority } = message
  return (
    <li className="py-3">
      <details>
        <summary className="cursor-pointer rounded-chip py-1">
          <span className="text-ui font-[560] break-words">{subject}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-muted">
            {isPriority && <Badge tone="accent">Priority</Badge>}
            <Badge>{category}</Badge>
            <span>
              {name}, {email}
            </span>
            <span>{userId === null ? 'not signed in' : 'has an account'}</span>
            <span className="tabular-nums">{formatTimestamp(createdAt)}</span>
          </span>
        </summary>
        <p className="mt-2 max-w-read text-ui break-words whitespace-pre-wrap">{message.message}</p>
      </details>
    </li>
  )
}
