import type { Tier } from '@deckloom/contract'
import { and, eq, gte, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { tokenUsage } from '../../db/schema/activity.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { SeatRequest } from '../../platform/plans/generationAllowance.ts'
import { dayOf, monthOf } from './periodStarts.ts'

/** Cents that all accounts together may spend on models. 0 per day disables models. */
export interface ModelBudget {
  readonly perDay: number
  readonly perHour: number
}

/** Monthly model usage per account: a fair share, far over what its decks need. */
const monthly: Readonly<Record<Tier, { readonly tokens: number; readonly cents: number }>> = {
  free: { tokens: 400_000, cents: 50 },
  pro: { tokens: 4_000_000, cents: 150 },
  business: { tokens: 40_000_000, cents: 5_000 },
}
const hourMs = 60 * 60 * 1_000
/** The longest reservation of a seat. */
const heldMs = 5 * 60 * 1_000
const alarmAt = 0.8

interface Parts {
  /** The transaction in which the seat is reserved. */
  readonly queries: Queries
  readonly budget: ModelBudget
  readonly warn: (message: string) => void
}

interface Spending {
  readonly account: Account
  /** Undefined without plans: then the server's budget is the only limit. */
  readonly tier: Tier | undefined
  readonly request: SeatRequest
  readonly at: Date
}

/**
 * Why no model may be called now; undefined if one may. The maximum cost of running calls counts as
 * spent until they end, so that concurrent calls cannot exceed the budget.
 */
export async function refuseSpending(
  { queries, budget, warn }: Parts,
  { account, tier, request, at }: Spending,
): Promise<Failure | undefined> {
  const overShare = tier && (await refuseShare(queries, { account, tier, at }))
  if (overShare) return overShare
  // Locked until the transaction ends: concurrent calls count after this one's reservation.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('model budget'))`)
  const held = await sumReservedNow(queries, at)
  const today = (await sumUsedSince(queries, dayOf(at))).cents + held
  const hour = (await sumUsedSince(queries, new Date(at.getTime() - hourMs))).cents + held
  if (today + request.cost >= budget.perDay * alarmAt) {
    warn(`Writing has cost ${today.toFixed(0)} of ${budget.perDay} cents today`)
  }
  const isOver = today + request.cost > budget.perDay || hour + request.cost > budget.perHour
  return isOver || budget.perDay === 0
    ? new Failure('ai_budget_exhausted', undefined, { retryAfter: hourMs / 1_000 })
    : undefined
}

/** The failure if a plan's monthly share is used up; undefined otherwise. */
async function refuseShare(
  queries: Queries,
  { account, tier, at }: { readonly account: Account; readonly tier: Tier; readonly at: Date },
): Promise<Failure | undefined> {
  const share = await sumUsedSince(queries, monthOf(at), account.id)
  if (share.tokens < monthly[tier].tokens && share.cents < monthly[tier].cents) return undefined
  const seconds = Math.ceil((monthOf(at, 1).getTime() - at.getTime()) / 1_000)
  return new Failure(
    'quota_exceeded',
    "Your plan's share of the writing service is used up for this month. Your presentations stay yours to edit, present and export.",
    { retryAfter: seconds },
  )
}

async function sumUsedSince(
  queries: Queries,
  since: Date,
  userId?: string,
): Promise<{ readonly tokens: number; readonly cents: number }> {
  const [row] = await queries
    .select({
      tokens: sum(tokenUsage.totalTokens).mapWith(Number),
      cents: sum(tokenUsage.costUsd).mapWith(Number),
    })
    .from(tokenUsage)
    .where(
      and(
        gte(tokenUsage.timestamp, since),
        userId === undefined ? undefined : eq(tokenUsage.userId, userId),
      ),
    )
  return { tokens: row?.tokens ?? 0, cents: row?.cents ?? 0 }
}

async function sumReservedNow(queries: Queries, at: Date): Promise<number> {
  const [row] = await queries
    .select({ cents: sum(generationUses.reserved).mapWith(Number) })
    .from(generationUses)
    .where(
      and(
        eq(generationUses.settled, false),
        gte(generationUses.at, new Date(at.getTime() - heldMs)),
      ),
    )
  return row?.cents ?? 0
}
