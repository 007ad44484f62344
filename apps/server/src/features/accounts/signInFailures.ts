import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { loginFailures } from '../../db/schema/loginFailures.ts'
import { mostOf, rateLimits } from '../../http/limits.ts'
import type { Standing } from '../../http/rateLimiter.ts'

/** Who tries to sign in to what. */
export interface Attempt {
  /** The address group that asks. */
  readonly caller: string
  /** Lower-cased e-mail address, whether or not it has an account. */
  readonly address: string
}

/** Counts failed sign-ins. Kept in the database, unlike other limits: a restart forgets none of them. */
export interface SignInFailures {
  /** The limit that an attempt must wait for; undefined when it may be made. */
  exhausted(attempt: Attempt): Promise<Standing | undefined>
  count(attempt: Attempt): Promise<void>
  /** Begins the failures in a row anew, after a right password or a new one. */
  forgive(address: string): Promise<void>
  /** Removes what no longer counts. */
  purge(): Promise<void>
}

type LimitName = 'loginByAccount' | 'loginByAddress' | 'loginInARow'

export function signInFailures(
  queries: Queries,
  { scale, now }: { readonly scale: number; readonly now: () => Date },
): SignInFailures {
  return {
    async exhausted(attempt) {
      const counted = keysOf(attempt)
      const keys = counted.map(({ key }) => key)
      const rows = await queries
        .select()
        .from(loginFailures)
        .where(and(inArray(loginFailures.key, keys), gt(loginFailures.endsAt, now())))
      const standings = counted.flatMap(({ name, key }) => {
        const row = rows.find((found) => found.key === key)
        const max = mostOf(name, scale)
        if (!row || row.count < max) return []
        const waitMs = row.endsAt.getTime() - now().getTime()
        const resetSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
        return [{ name, max, remaining: 0, resetSeconds, retryAfter: resetSeconds }]
      })
      return standings[0]
    },

    async count(attempt) {
      const moment = now()
      const { count, endsAt } = loginFailures
      const isOpen = sql`${endsAt} > ${moment}`
      const rows = keysOf(attempt).map(({ name, key }) => ({
        key,
        count: 1,
        endsAt: new Date(moment.getTime() + rateLimits[name].seconds * 1_000),
      }))
      // In the order of their keys: two attempts that lock the same rows never wait for each other.
      await queries
        .insert(loginFailures)
        .values(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: loginFailures.key,
          set: {
            count: sql`case when ${isOpen} then ${count} + 1 else 1 end`,
            endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
          },
        })
    },

    async forgive(address) {
      await queries
        .delete(loginFailures)
        .where(eq(loginFailures.key, keyOf('loginInARow', address)))
    },

    async purge() {
      await queries.delete(loginFailures).where(lte(loginFailures.endsAt, now()))
    },
  }
}

function keysOf({ caller, address }: Attempt): readonly { name: LimitName; key: string }[] {
  const whoms = [
    ['loginByAccount', `${caller} ${address}`],
    ['loginByAddress', caller],
    ['loginInARow', address],
  ] as const
  return whoms.map(([name, whom]) => ({ name, key: keyOf(name, whom) }))
}

function keyOf(name: LimitName, whom: string): string {
  return createHash('sha256').update(`${name} ${whom}`).digest('hex')
}
