import {
  commentLimits,
  type CommentThread,
  type ThreadPage,
  threadPageSizes,
  type ThreadsQuery,
} from '@deckloom/contract'
import { z } from 'zod'
import type { Queries } from '../../db/openDatabase.ts'
import { cutPage, readCursor } from '../../http/answers/cursor.ts'
import { Failure } from '../../http/errors/failure.ts'
import { listMentionable, type Which } from './decksRepository.ts'
import { enterDiscussion } from './discussion.ts'
import { personFor, presentThreads } from './presentThreads.ts'
import { listMentionableTeams } from './teamMentionsRepository.ts'
import { listThreadRows } from './threadsRepository.ts'

const place = z.tuple([z.number().int().min(1)])

/** A page of a deck's threads, oldest first. */
export async function listThreads(
  queries: Queries,
  { limit = threadPageSizes.default, cursor, filter = 'all', ...which }: Which & ThreadsQuery,
): Promise<ThreadPage | Failure> {
  const discussion = await enterDiscussion(queries, which)
  if (discussion instanceof Failure) return discussion
  const start = readCursor(place, cursor)
  if (start instanceof Failure) return start
  const [after] = start ?? [0]
  const found = await listThreadRows(discussion, { filter, after, limit })
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id])
  const people = await listMentionable(queries, discussion.deck)
  return {
    items: await presentThreads(discussion, rows),
    nextCursor,
    people: people.map(({ role, ...person }) => ({ ...personFor(person, which.userId), role })),
    teams: await listMentionableTeams(queries, discussion.deck.id),
  }
}

/** All open threads of a deck, oldest first. */
export async function listOpenThreads(
  queries: Queries,
  which: Which,
): Promise<readonly CommentThread[] | Failure> {
  const discussion = await enterDiscussion(queries, which)
  if (discussion instanceof Failure) return discussion
  const wanted = { filter: 'open', after: 0, limit: commentLimits.threads } as const
  return presentThreads(discussion, await listThreadRows(discussion, wanted))
}
