import { createHash } from 'node:crypto'
import { rateLimits } from '@deckloom/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { loginFailures } from '../../../db/schema/operation/loginFailures.ts'
import { mostOf } from '../../../http/limiter/limits.ts'
import { clockSlackSeconds } from '../../../platform/clockSetBack.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'

/**
 * Limits attempts at the second factor per account: an attacker here knows the password, and six
 * digits are soon guessed from many addresses. Counted in the database, across servers and
 * restarts.
 */
export interface SecondStepTries {
  /** Counts an attempt before it is checked, so that concurrent attempts gain nothing. */
  take(userId: string): Promise<RateLimited | undefined>
  /** Resets the count after a successful attempt. */
  giveBack(userId: string): Promise<void>
}

const { seconds } = rateLimits.secondStep

export function createSecondStepTries(
  queries: Queries,
  { scale, now }: { readonly scale: number; readonly now: () => Date },
): SecondStepTries {
  return {
    async take(userId) {
      const moment = now()
      const endsAt = new Date(moment.getTime() + seconds * 1_000)
      const last = new Date(endsAt.getTime() + clockSlackSeconds * 1_000)
      const over = sql`(${loginFailures.endsAt} <= ${moment.toISOString()}::timestamptz or ${loginFailures.endsAt} > ${last.toISOString()}::timestamptz)`
      const [row] = await queries
        .insert(loginFailures)
        .values({ key: keyOf(userId), count: 1, endsAt })
        .onConflictDoUpdate({
          target: loginFailures.key,
          set: {
            count: sql`case when ${over} then 1 else ${loginFailures.count} + 1 end`,
            endsAt: sql`case when ${over} then excluded.ends_at else ${loginFailures.endsAt} end`,
          },
        })
        .returning()
      const max = mostOf('secondStep', scale)
      if (!row || row.count <= max) return undefined
      const wait = Math.max(1, Math.ceil((row.endsAt.getTime() - moment.getTime()) / 1_000))
      return new RateLimited({
        name: 'secondStep',
        max,
        remaining: 0,
        resetSeconds: wait,
        retryAfter: wait,
      })
    },

    async giveBack(userId) {
      await queries.delete(loginFailures).where(eq(loginFailures.key, keyOf(userId)))
    },
  }
}

function keyOf(userId: string): string {
  return createHash('sha256').update(`secondStep ${userId}`).digest('hex')
}
