import { and, count, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isAnswered } from '../../../db/idempotencyRepository.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { presentations } from '../../../db/schema/presentations.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { refuse } from '../../../http/answers/answers.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { idempotencyOf } from '../../../http/sessions/idempotency.ts'
import type { Entitlements } from '../../../platform/plans/entitlements.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { standingOf } from '../../../platform/plans/planStanding.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route creates a deck, which counts in the plan's quota. */
    makesDeck?: boolean
  }
}

/**
 * Responds with 429 if the account has used up its quota of decks, before any work is done.
 * Concurrent creations may exceed it slightly: the limit bounds storage and is not billed.
 */
export function registerDeckQuota(
  app: FastifyInstance,
  {
    queries,
    now,
    entitlements,
  }: {
    readonly queries: Queries
    readonly now: () => Date
    readonly entitlements: Entitlements
  },
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.makesDeck) return undefined
    const account = signedIn(request)
    const { decks: most } = (await entitlements.load())(account, now())
    if (most === null || (await countDecks(queries, account.id)) < most) return undefined
    // A repeated request creates no deck: it gets the answer that was lost.
    const once = idempotencyOf(request)
    if (once && (await isAnswered(queries, once))) return undefined
    return refuse(reply, entitlements.hasPlans ? fullPlan(account, most, now()) : fullAccount(most))
  })
}

function fullPlan(account: Account, most: number, now: Date): Failure {
  const { tier } = standingOf(account, now)
  const way = tier === 'free' ? 'Delete some, or upgrade to Pro.' : 'Delete some first.'
  return new Failure('quota_exceeded', `Your plan holds ${formatDeckCount(most)}. ${way}`)
}

function fullAccount(most: number): Failure {
  const message = `You have ${formatDeckCount(most)}, as many as your administrator allows. Delete some first.`
  return new Failure('quota_exceeded', message)
}

function formatDeckCount(decks: number): string {
  return decks === 1 ? '1 presentation' : `${decks.toLocaleString('en')} presentations`
}

/** Without those in the trash. */
async function countDecks(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ decks: count() })
    .from(presentations)
    .where(and(eq(presentations.userId, userId), isNull(presentations.trashedAt)))
  return row?.decks ?? 0
}
