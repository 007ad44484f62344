import { accountLimits } from '@deckloom/deck'
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { prepareOnce } from '../../../db/prepareOnce.ts'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { type SessionContents, sessions, users } from '../../../db/schema/accounts.ts'
import type { Account, SessionStore } from '../../../http/sessions/sessions.ts'
import { endPendingSignInsOf } from './pendingSignInsRepository.ts'
import { accountColumns } from './accountsRepository.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour
/** NIST 800-63B-4, AAL1: 30 days, or 14 without use. Administrators sign in every day. */
const sessionLife = {
  idleMs: 14 * day,
  totalMs: 30 * day,
  administratorMs: 12 * hour,
  touchMs: hour,
}

const userOfSession = sql<string>`${sessions.sess} ->> 'userId'`
const beginOfSession = sql`(${sessions.sess} ->> 'createdAt')`

const openSession = prepareOnce((queries) =>
  queries
    .select({ account: accountColumns, sess: sessions.sess })
    .from(sessions)
    .innerJoin(users, eq(users.id, userOfSession))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        gt(sessions.expire, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare(''),
)

/** Sessions in the database: they survive a restart, and sign-outs apply to all servers. */
export function createSessionsRepository(queries: Queries, now: () => Date): SessionStore {
  return {
    async find(sid) {
      const [found] = await openSession(queries).execute({ sid, now: now() })
      if (!found || isOver(found.account, found.sess, now())) return undefined
      const { createdAt, usedAt = createdAt } = found.sess
      // Written once an hour, not at every call.
      if (now().getTime() - Date.parse(usedAt) > sessionLife.touchMs) {
        const sess = withNote({ usedAt: now().toISOString() })
        const expire = expiry(new Date(createdAt), now())
        await queries.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid))
      }
      const { provedAt } = found.sess
      return {
        account: found.account,
        provedAt: provedAt === undefined ? null : new Date(provedAt),
      }
    },

    holding: (sids) => findHolding(queries, sids, now()),

    async prove(sid) {
      const sess = withNote({ provedAt: now().toISOString() })
      await queries.update(sessions).set({ sess }).where(eq(sessions.sid, sid))
    },

    async begin(sid, { userId, device }) {
      const createdAt = now()
      const moment = createdAt.toISOString()
      await queries.insert(sessions).values({
        sid,
        sess: { userId, createdAt: moment, usedAt: moment, device },
        expire: expiry(createdAt, createdAt),
      })
      const surplus = queries
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(eq(userOfSession, userId))
        .orderBy(desc(beginOfSession))
        .offset(accountLimits.sessions)
      await queries.delete(sessions).where(inArray(sessions.sid, surplus))
    },

    async end(sid) {
      await queries.delete(sessions).where(eq(sessions.sid, sid))
    },

    async endAll(sid) {
      const owner = queries
        .select({ id: userOfSession })
        .from(sessions)
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, now())))
      await queries.delete(sessions).where(inArray(userOfSession, owner))
    },
  }
}

/** Ends all sessions of an account, except `kept`. */
export async function endSessionsOf(
  queries: Queries,
  userId: string,
  kept?: string,
): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.sid, kept)
  await endPendingSignInsOf(queries, userId)
  await queries.delete(sessions).where(and(eq(userOfSession, userId), others))
}

/** The valid sessions of the account, newest first. */
export async function sessionsOf(queries: Queries, account: Account, now: Date) {
  const rows = await queries
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(eq(userOfSession, account.id), gt(sessions.expire, now)))
    .orderBy(desc(beginOfSession))
  return rows.filter(({ sess }) => !isOver(account, sess, now))
}

/** Ends a session if it is the account's. */
export async function endSessionOf(
  queries: Queries,
  { sid, userId }: { readonly sid: string; readonly userId: string },
): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.sid, sid), eq(userOfSession, userId)))
}

/** Deletes expired sessions. */
export async function purgeSessions(
  queries: Queries,
  now: Date,
  limit = batchRows,
): Promise<number> {
  const expired = await deleteBatch(queries, {
    from: sessions,
    where: lte(sessions.expire, now),
    limit,
  })
  const administrators = queries.select({ id: users.id }).from(users).where(eq(users.isAdmin, true))
  // Both are ISO 8601 in UTC with milliseconds, which sort by time.
  const tooOld = sql`${inArray(userOfSession, administrators)} and ${lte(beginOfSession, oldestOfAdministrator(now))}`
  return Math.max(expired, await deleteBatch(queries, { from: sessions, where: tooOld, limit }))
}

/** Start of the oldest session that is still valid for an administrator; ISO 8601. */
export function oldestOfAdministrator(now: Date): string {
  return new Date(now.getTime() - sessionLife.administratorMs).toISOString()
}

async function findHolding(
  queries: Queries,
  sids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ sid: sessions.sid, account: accountColumns, sess: sessions.sess })
    .from(sessions)
    .innerJoin(users, eq(users.id, userOfSession))
    .where(
      and(inArray(sessions.sid, [...sids]), gt(sessions.expire, now), isNull(users.disabledAt)),
    )
  const valid = rows.filter(({ account, sess }) => !isOver(account, sess, now))
  return new Set(valid.map(({ sid }) => sid))
}

/** Evaluated at every call: a new administrator's sessions are limited at once. */
function isOver({ isAdmin }: Account, { createdAt }: { createdAt: string }, now: Date): boolean {
  return isAdmin && now.getTime() - Date.parse(createdAt) >= sessionLife.administratorMs
}

/** Updates one field of a session and keeps concurrent changes of others. */
function withNote(note: Partial<SessionContents>) {
  return sql`(${sessions.sess}::jsonb || ${JSON.stringify(note)}::jsonb)::json`
}

function expiry(createdAt: Date, lastUse: Date): Date {
  return new Date(
    Math.min(lastUse.getTime() + sessionLife.idleMs, createdAt.getTime() + sessionLife.totalMs),
  )
}
