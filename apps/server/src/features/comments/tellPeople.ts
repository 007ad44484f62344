import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { RateLimiter } from '../../http/limiter/rateLimiter.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { CommentOccasion, Notice, Notify } from '../../platform/notices.ts'
import type { Discussion } from './decksRepository.ts'
import type { Followers, Mention } from './mentioning.ts'
import type { TeamRow } from './teamMentionsRepository.ts'

export interface TellPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly limiter: RateLimiter
  readonly notify: Notify
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

export interface Told {
  readonly thread: number
  readonly comment: number
  readonly mentioned: readonly Mention[]
  /** Whom the comment's thread was assigned to, if to somebody else than before. */
  readonly assigned?: string | undefined
  /** Whom a new comment is told to anyway. */
  readonly followers?: Followers
}

/** Why somebody is told; an assignment outweighs a mention, and a mention that they follow the thread. */
interface Reason {
  readonly kind: CommentOccasion
  /** The team that was mentioned, if they were not themselves. */
  readonly team?: TeamRow | undefined
}

/**
 * Queues the emails about a comment, in the transaction that writes it. The returned function
 * notifies the same people, once the transaction is committed.
 */
export async function tellPeople(
  ports: TellPorts,
  { queries, deck }: Discussion,
  { by, told }: { readonly by: Account; readonly told: Told },
): Promise<() => Promise<void>> {
  const { thread, comment } = told
  const reasons = reasonsOf(told)
  reasons.delete(by.id)
  for (const [userId, { kind, team }] of reasons) {
    if (await mayMail(ports, { by, userId })) {
      const mail = { kind, userId, commentId: comment, ...(team && { teamId: team.id }) }
      await enqueueMail(queries, mail, ports.now())
    }
  }
  const name = [by.firstName, by.lastName].filter(Boolean).join(' ') || 'Someone'
  const about = { deck: deck.id, title: deck.title, thread, comment, by: name }
  return async () => {
    if (reasons.size === 0) return
    ports.mailWaits()
    const notices = [...reasons].map(([userId, { kind, team }]): [string, Notice] => [
      userId,
      { kind, ...about, ...(team && { team: team.name }) },
    ])
    await Promise.all(notices.map(([userId, notice]) => ports.notify(userId, notice)))
  }
}

function reasonsOf({ mentioned, assigned, followers }: Told): Map<string, Reason> {
  const reasons = new Map<string, Reason>(
    mentioned.map(({ userId, team }) => [userId, { kind: 'comment-mentioned', team }]),
  )
  if (assigned !== undefined) reasons.set(assigned, { kind: 'comment-assigned' })
  if (!followers) return reasons
  for (const userId of followers.people) {
    if (!reasons.has(userId)) reasons.set(userId, { kind: followers.kind })
  }
  return reasons
}

/** Who is over a limit, or has no verified address, still notifies people in the product. */
async function mayMail(
  { limiter }: TellPorts,
  { by, userId }: { readonly by: Account; readonly userId: string },
): Promise<boolean> {
  if (by.emailVerifiedAt === null) return false
  const standings = await Promise.all([
    limiter.count('commentMail', by.id),
    limiter.count('commentMailbox', userId),
  ])
  return standings.every(({ retryAfter }) => retryAfter === undefined)
}
