import { commentLimits } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import { seesAll } from '../../platform/decks/deckSight.ts'
import { mayComment } from './commentsPolicy.ts'
import { countComments } from './commentsRepository.ts'
import { type Discussion, findDeck, lockDeck, readSlideIds, type Which } from './decksRepository.ts'
import { findThread, type ThreadRow } from './threadsRepository.ts'

/** Enters the comments of a deck: `not_found` without access, `forbidden` for viewers. */
export async function enterDiscussion(
  queries: Queries,
  which: Which,
): Promise<Discussion | Failure> {
  const deck = await findDeck(queries, which)
  if (!deck) return new Failure('not_found')
  if (!mayComment(deck.role)) return new Failure('forbidden')
  // Quotes would reveal what hidden slides say.
  const slideIds = seesAll(deck)
    ? undefined
    : await readSlideIds(queries, { id: deck.id, withHidden: false })
  return { queries, deck, userId: which.userId, slideIds }
}

/** Runs `work` in one transaction with the check of the caller's rights. */
export function inDiscussion<Result>(
  queries: Queries,
  which: Which,
  work: (discussion: Discussion) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return queries.transaction(async (transaction) => {
    await lockDeck(transaction, which.id)
    const discussion = await enterDiscussion(transaction, which)
    return discussion instanceof Failure ? discussion : work(discussion)
  })
}

/** The same for one thread. */
export function inThread<Result>(
  queries: Queries,
  { threadId, ...which }: Which & { readonly threadId: number },
  work: (discussion: Discussion, thread: ThreadRow) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return inDiscussion(queries, which, async (discussion) => {
    const thread = await findThread(discussion, threadId)
    return thread ? work(discussion, thread) : new Failure('not_found')
  })
}

/** The failure if a deck, or one of its threads, has as many comments as it may. */
export async function fullFailure(
  { queries, deck }: Discussion,
  threadId: number,
): Promise<Failure | undefined> {
  const counted = await countComments(queries, { presentationId: deck.id, threadId })
  const { commentsPerDeck, commentsPerThread } = commentLimits
  if (counted.onDeck >= commentsPerDeck) {
    return new Failure(
      'validation_failed',
      `A presentation has at most ${commentsPerDeck} comments`,
    )
  }
  return counted.inThread >= commentsPerThread
    ? new Failure('validation_failed', `A thread has at most ${commentsPerThread} comments`)
    : undefined
}
