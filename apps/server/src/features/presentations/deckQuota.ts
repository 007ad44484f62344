import { plans, type Tier } from '@deckloom/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { signedIn } from '../../http/access.ts'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { standingOf } from '../../platform/planStanding.ts'

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
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.makesDeck) return undefined
    const account = signedIn(request)
    const { tier } = standingOf(account, now())
    const full = fullPlan(tier, await countDecks(queries, account.id))
    return full ? refuse(reply, full) : undefined
  })
}

/** Why a plan has no room for one more deck than these; undefined where it has. */
export function fullPlan(tier: Tier, decks: number): Failure | undefined {
  const most = plans[tier].quotas.decks
  if (decks < most) return undefined
  const way = tier === 'free' ? 'Delete some, or upgrade to Pro.' : 'Delete some first.'
  const held = `Your plan holds ${most.toLocaleString('en')} presentations. ${way}`
  return new Failure('quota_exceeded', held)
}

/** Without those in the trash. */
async function countDecks(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ decks: count() })
    .from(presentations)
    .where(and(eq(presentations.userId, userId), isNull(presentations.trashedAt)))
  return row?.decks ?? 0
}
