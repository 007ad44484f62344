import { randomUUID } from 'node:crypto'
import { and, count, eq, gte, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/openDatabase.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { GenerationSeat, SeatRequest } from '../../platform/plans/generationAllowance.ts'
import type { Entitlements, Quotas } from '../../platform/plans/entitlements.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'
import { type ModelBudget, refuseSpending } from './modelBudget.ts'
import { dayOf, monthOf } from './periodStarts.ts'

/** After a crash in the middle of a generation its seat expires after this long. */
const heldMs = 5 * 60 * 1_000

type Quota = NonNullable<Quotas['generations']>

const startOf = { day: dayOf, month: monthOf } as const

export interface AllowancePorts {
  readonly database: Pick<Database, 'queries'>
  readonly now: () => Date
  readonly entitlements: Entitlements
  readonly budget: ModelBudget
  readonly warn: (message: string) => void
}

/** Reserves a seat in the account's quota of generations; concurrent callers cannot exceed it. */
export function generationAllowance({ database, now, entitlements, budget, warn }: AllowancePorts) {
  const { queries } = database
  return async (account: Account, request: SeatRequest): Promise<GenerationSeat | Failure> => {
    const id = randomUUID()
    const at = now()
    const tier = entitlements.hasPlans ? standingOf(account, at).tier : undefined
    const quota = request.isFree ? null : (await entitlements.load())(account, at).generations
    const refusal = await queries.transaction(async (transaction) => {
      if (quota && (await countUsed(transaction, account.id, { at, per: quota.per })) >= quota.most)
        return createExceededFailure(quota, at)
      const spent = request.isMetered
        ? await refuseSpending(
            { queries: transaction, budget, warn },
            { account, tier, request, at },
          )
        : undefined
      if (spent) return spent
      const seat = { id, userId: account.id, at, reserved: request.cost }
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
    return { settle: request.isFree ? refund : settle, refund }
  }
}

async function countUsed(
  transaction: Queries,
  userId: string,
  { at: now, per }: { readonly at: Date; readonly per: Quota['per'] },
): Promise<number> {
  // Locked until the transaction ends: concurrent requests of this account count after this one.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`generations ${userId}`}))`)
  const [row] = await transaction
    .select({ uses: count() })
    .from(generationUses)
    .where(
      and(
        eq(generationUses.userId, userId),
        or(
          and(eq(generationUses.settled, true), gte(generationUses.at, startOf[per](now))),
          and(
            eq(generationUses.settled, false),
            gte(generationUses.at, new Date(now.getTime() - heldMs)),
          ),
        ),
      ),
    )
  return row?.uses ?? 0
}

function createExceededFailure({ most, per }: Quota, now: Date): Failure {
  const next = startOf[per](now, 1)
  const words = per === 'month' ? describePlanLimit(most, next) : describeDailyLimit(most)
  const retryAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1_000))
  return new Failure('quota_exceeded', words, { retryAfter })
}

function describePlanLimit(most: number, next: Date): string {
  const day = next.toLocaleDateString('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return `Your plan includes ${most} generated presentations a month, and they are used up. Upgrade to Pro for more, or wait until ${day}.`
}

function describeDailyLimit(most: number): string {
  const many = most === 1 ? '1 presentation' : `${most.toLocaleString('en')} presentations`
  return `Your administrator allows ${many} to be generated a day, and you have used that up. Try again after midnight UTC.`
}
