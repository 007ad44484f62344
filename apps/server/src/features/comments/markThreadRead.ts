import type { Queries } from '../../db/openDatabase.ts'
import type { Failure } from '../../http/errors/failure.ts'
import type { Which } from './decksRepository.ts'
import { inThread } from './discussion.ts'
import { markNoticesRead, upsertRead } from './threadsRepository.ts'

/** Notes that a person has seen a thread's comments up to this one, and their notifications of these. */
export function markThreadRead(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  { upTo, ...which }: Which & { readonly threadId: number; readonly upTo: number },
): Promise<undefined | Failure> {
  const { threadId, userId } = which
  return inThread(queries, which, async (discussion) => {
    await upsertRead(discussion.queries, { threadId, userId, upTo })
    await markNoticesRead(discussion.queries, { threadId, userId, upTo, now: now() })
    return undefined
  })
}
