import type { Queries } from '../../db/openDatabase.ts'
import type { Failure } from '../../http/errors/failure.ts'
import type { Which } from './decksRepository.ts'
import { inThread } from './discussion.ts'
import { upsertRead } from './threadsRepository.ts'

/** Notes that a person has seen a thread's comments up to this one. */
export function markThreadRead(
  queries: Queries,
  { upTo, ...which }: Which & { readonly threadId: number; readonly upTo: number },
): Promise<undefined | Failure> {
  const { threadId, userId } = which
  return inThread(queries, which, async (discussion) => {
    await upsertRead(discussion.queries, { threadId, userId, upTo })
    return undefined
  })
}
