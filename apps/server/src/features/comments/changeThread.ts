import type { ChangeThreadBody, CommentThread } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { listComments } from './commentsRepository.ts'
import type { Discussion } from './decksRepository.ts'
import { inThread } from './discussion.ts'
import { outsidersFailure } from './mentioning.ts'
import { presentWritten } from './presentThreads.ts'
import { tellPeople, type TellPorts } from './tellPeople.ts'
import { type ThreadRow, updateThread } from './threadsRepository.ts'

export interface ThreadChange extends ChangeThreadBody {
  readonly id: number
  readonly threadId: number
  readonly by: Account
}

/** Resolves, reopens or assigns a thread. */
export async function changeThread(
  ports: TellPorts,
  change: ThreadChange,
): Promise<CommentThread | Failure> {
  const { id, threadId, by, isResolved } = change
  let notifyPeople: (() => Promise<void>) | undefined
  const which = { id, threadId, userId: by.id }
  const changed = await inThread(ports.queries, which, async (discussion, thread) => {
    const assigned = newAssignee(thread, change)
    const { slideId } = thread
    const refused = await outsidersFailure(discussion, { slideId, assignTo: assigned })
    if (refused) return refused
    const now = ports.now()
    // Who resolved it first stays on record.
    const isChanged = isResolved !== undefined && isResolved !== (thread.resolvedAt !== null)
    if (isChanged || assigned !== undefined) {
      await updateThread(discussion.queries, threadId, {
        ...(isChanged && {
          resolvedAt: isResolved ? now : null,
          resolvedBy: isResolved ? by.id : null,
        }),
        ...(assigned !== undefined && { assignedTo: assigned }),
      })
    }
    if (assigned) notifyPeople = await tellAssignee(ports, discussion, { by, threadId, assigned })
    return presentWritten(discussion, threadId)
  })
  if (!(changed instanceof Failure)) await notifyPeople?.()
  return changed
}

/** Undefined if it stays with whom it was assigned to. */
function newAssignee({ assignee }: ThreadRow, { assignTo }: ThreadChange) {
  return assignTo === (assignee?.id ?? null) ? undefined : assignTo
}

interface Assigning {
  readonly by: Account
  readonly threadId: number
  readonly assigned: string
}

async function tellAssignee(
  ports: TellPorts,
  discussion: Discussion,
  { by, threadId, assigned }: Assigning,
): Promise<(() => Promise<void>) | undefined> {
  const comments = await listComments(discussion.queries, [threadId])
  const first = comments.find(({ deletedAt }) => deletedAt === null)
  if (!first) return undefined
  const told = { thread: threadId, comment: first.id, mentioned: [], assigned }
  return tellPeople(ports, discussion, { by, told })
}
