import { and, count, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isAnswered } from '../../db/idempotencyRepository.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { signedIn } from '../../http/access.ts'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { idempotencyOf } from '../../http/idempotency.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import type { Account } from '../../http/sessions.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route makes a deck, which the plan must have room for. */
    makesDeck?: boolean
  }
}

/**
 * Answers 429 to who has as many decks as their plan holds, before any work is done for another one. What is made at
 * the same moment is not counted: the limit keeps a store in bounds, and is not sold by the piece.
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
    // A repeat makes no deck: it gets the answer that got lost.
    const once = idempotencyOf(request)
    if (once && (await isAnswered(queries, once))) return undefined
    return refuse(reply, entitlements.hasPlans ? fullPlan(account, most, now()) : fullAccount(most))
  })
}

function fullPlan(account: Account, most: number, now: Date): Failure {
  const { tier } = standingOf(account, now)
  const way = tier === 'free' ? 'Delete some, or upgrade to Pro.' : 'Delete some first.'
  return new Failure('quota_exceeded', `Your plan holds ${inWords(most)}. ${way}`)
}

function fullAccount(most: number): Failure {
  const words = `You have ${inWords(most)}, as many as your administrator allows. Delete some first.`
  return new Failure('quota_exceeded', words)
}

function inWords(decks: number): string {
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
