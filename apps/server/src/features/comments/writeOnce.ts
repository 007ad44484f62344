import type { CommentThread } from '@deckloom/contract'
import { carryOutOnce } from '../../db/carryOutOnce.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'

export interface Once {
  readonly request: IdempotentRequest | undefined
  readonly newId: () => string
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal
}

/** Stores the answer for repeats, in the transaction of the work; does nothing without a key. */
export type Keep = (transaction: Queries, made: CommentThread) => Promise<void>

/** Writes a comment, or returns the answer to an earlier request with the same key. */
export async function writeOnce(
  queries: Queries,
  { request, newId, signal }: Once,
  write: (keep: Keep) => Promise<CommentThread | Failure>,
): Promise<CommentThread | Failure> {
  if (!request) return write(async () => {})
  const written = await carryOutOnce<CommentThread, CommentThread | Failure>(request, {
    queries,
    newId,
    signal,
    attempt: ({ keep }) => write(keep),
  })
  if (written === 'reused') return new Failure('idempotency_key_reused')
  // The client has left, but the request needs a response.
  return written ?? new Failure('unavailable')
}
