import { randomUUID } from 'node:crypto'
import { plans } from '@deckloom/contract'
import { and, count, eq, gte, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/openDatabase.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { GenerationSeat, SeatWish } from '../../platform/generationAllowance.ts'
import { standingOf } from '../../platform/planStanding.ts'
import { type ModelBudget, refuseSpending } from './modelBudget.ts'
import { monthOf } from './monthOf.ts'

/** A server that ended in the middle of a generation gives its seat back after this long. */
const heldMs = 5 * 60 * 1_000

export interface AllowancePorts {
  readonly database: Pick<Database, 'queries'>
  readonly now: () => Date
  readonly budget: ModelBudget
  readonly warn: (message: string) => void
}

/** Takes a seat in the account's quota of this month; of callers at the same time, no more get one than are left. */
export function generationAllowance({ database, now, budget, warn }: AllowancePorts) {
  const { queries } = database
  return async (account: Account, wish: SeatWish): Promise<GenerationSeat | Failure> => {
    const { tier } = standingOf(account, now())
    const limit = wish.isFree ? null : plans[tier].quotas.generationsPerMonth
    const id = randomUUID()
    const at = now()
    const refusal = await queries.transaction(async (transaction) => {
      if (limit !== null && (await used(transaction, account.id, at)) >= limit)
        return exceeded(limit, at)
      const spent = wish.isMetered
        ? await refuseSpending({ queries: transaction, budget, warn }, { account, tier, wish, at })
        : undefined
      if (spent) return spent
      const seat = { id, userId: account.id, at, reserved: wish.cost }
      await transaction.insert(generationUses).values(seat)
      return undefined
    })
    if (refusal) return refusal
    const refund = async () => {
      await queries.delete(generationUses).where(eq(generationUses.id, id))
    }
    const settle = async () => {
      await queries.update(generationUses).set({ settled: true }).where(eq(generationUses.id, id))
    }
    return { settle: wish.isFree ? refund : settle, refund }
  }
}

async function used(transaction: Queries, userId: string, now: Date): Promise<number> {
  // Held until the transaction ends: another request of this account counts after this one has taken its seat.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`generations ${userId}`}))`)
  const [row] = await transaction
    .select({ uses: count() })
    .from(generationUses)
    .where(
      and(
        eq(generationUses.userId, userId),
        or(
          and(eq(generationUses.settled, true), gte(generationUses.at, monthOf(now))),
          and(
            eq(generationUses.settled, false),
            gte(generationUses.at, new Date(now.getTime() - heldMs)),
          ),
        ),
      ),
    )
  return row?.uses ?? 0
}

function exceeded(limit: number, now: Date): Failure {
  const next = monthOf(now, 1)
  const day = next.toLocaleDateString('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return new Failure(
    'quota_exceeded',
    `Your plan includes ${limit} generated presentations a month, and they are used up. Upgrade to Pro for more, or wait until ${day}.`,
    { retryAfter: Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1_000)) },
  )
}
