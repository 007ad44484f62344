import { createHash } from 'node:crypto'
import { eq, inArray, lte, sql } from 'drizzle-orm'
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
  /** The browser, where it signed in to this address before: others cannot keep its person out. */
  readonly device?: string | undefined
}

/** Counts failed sign-ins. Kept in the database, unlike other limits: a restart forgets none of them. */
export interface SignInFailures {
  /**
   * Counts an attempt as failed before its password is looked at, so that many at once are no more than many in turn.
   * The limit that it must wait for; undefined when it may be made.
   */
  take(attempt: Attempt): Promise<Standing | undefined>
  /** The password was right: takes the attempt back, and begins the account's failures anew. */
  giveBack(attempt: Attempt): Promise<void>
  /** Begins the failures in a row anew, after a new password. */
  forgive(address: string): Promise<void>
  /** Removes what no longer counts. */
  purge(): Promise<void>
}

type LimitName = 'loginByAccount' | 'loginByAddress' | 'loginInARow'
type Row = typeof loginFailures.$inferSelect

export function signInFailures(
  queries: Queries,
  { scale, now }: { readonly scale: number; readonly now: () => Date },
): SignInFailures {
  return {
    take: (attempt) =>
      queries.transaction(async (transaction) => {
        const moment = now()
        const counted = keysOf(attempt)
        const rows = await heldRows(transaction, counted, moment)
        const next: Row[] = []
        for (const { name, key } of counted) {
          const row = rows.find((held) => held.key === key)
          const standing = row && standingOf(name, row, { scale, moment })
          if (standing) return standing
          next.push(oneMore(name, key, { row, moment }))
        }
        await write(transaction, next)
        return undefined
      }),

    async giveBack(attempt) {
      const { loginByAccount, loginByAddress, loginInARow } = byName(attempt)
      const { count, key } = loginFailures
      await queries.delete(loginFailures).where(inArray(key, [loginByAccount, loginInARow]))
      await queries
        .update(loginFailures)
        .set({ count: sql`greatest(${count} - 1, 0)` })
        .where(eq(key, loginByAddress))
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

/** The rows of these keys, held until the transaction ends. In their order, so that no two ever wait for each other. */
function heldRows(
  queries: Queries,
  counted: readonly { readonly key: string }[],
  moment: Date,
): Promise<Row[]> {
  const empty = counted.map(({ key }) => ({ key, count: 0, endsAt: moment }))
  return queries
    .insert(loginFailures)
    .values(inOrder(empty))
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: loginFailures.count } })
    .returning()
}

async function write(queries: Queries, rows: readonly Row[]): Promise<void> {
  await queries
    .insert(loginFailures)
    .values(inOrder(rows))
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
    })
}

function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function oneMore(
  name: LimitName,
  key: string,
  { row, moment }: { readonly row: Row | undefined; readonly moment: Date },
): Row {
  const endsAt = new Date(moment.getTime() + rateLimits[name].seconds * 1_000)
  if (!row || row.endsAt <= moment) return { key, count: 1, endsAt }
  // The pauses of an account are counted from its last failure, so its window moves along.
  return { key, count: row.count + 1, endsAt: name === 'loginByAccount' ? endsAt : row.endsAt }
}

const longestPauseSeconds = 60

/** How a limit stands that has to be waited for. */
function standingOf(
  name: LimitName,
  { count, endsAt }: Row,
  { scale, moment }: { readonly scale: number; readonly moment: Date },
): Standing | undefined {
  const max = mostOf(name, scale)
  if (endsAt <= moment || count < max) return undefined
  const pause = Math.min(longestPauseSeconds, 2 ** (count - max))
  const early = name === 'loginByAccount' ? rateLimits[name].seconds - pause : 0
  const waitMs = endsAt.getTime() - early * 1_000 - moment.getTime()
  if (waitMs <= 0) return undefined
  const resetSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return { name, max, remaining: 0, resetSeconds, retryAfter: resetSeconds }
}

function keysOf(attempt: Attempt): readonly { name: LimitName; key: string }[] {
  const { loginByAccount, loginByAddress, loginInARow } = byName(attempt)
  const own = [
    { name: 'loginByAccount', key: loginByAccount },
    { name: 'loginByAddress', key: loginByAddress },
  ] as const
  return attempt.device === undefined ? [...own, { name: 'loginInARow', key: loginInARow }] : own
}

function byName({ caller, address, device }: Attempt): Readonly<Record<LimitName, string>> {
  const asker = device === undefined ? caller : `device ${device}`
  return {
    loginByAccount: keyOf('loginByAccount', `${asker} ${address}`),
    loginByAddress: keyOf('loginByAddress', caller),
    loginInARow: keyOf('loginInARow', address),
  }
}

function keyOf(name: LimitName, whom: string): string {
  return createHash('sha256').update(`${name} ${whom}`).digest('hex')
}
