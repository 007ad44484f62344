import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import type { SessionStore } from '../../http/sessions.ts'
import { accountColumns } from './accountsRepository.ts'

const day = 24 * 60 * 60 * 1_000
/** NIST 800-63B-4, AAL1: 30 days at most; without use, 14. */
const sessionLife = { idleMs: 14 * day, totalMs: 30 * day, touchMs: 60 * 60 * 1_000, perUser: 20 }

const userOfSession = sql<string>`${sessions.sess} ->> 'userId'`

/** Sessions in the database: they survive a restart, and one server sees another's sign-outs. */
export function sessionsRepository(queries: Queries, now: () => Date): SessionStore {
  return {
    async find(sid) {
      const [found] = await queries
        .select({ account: accountColumns, sess: sessions.sess, expire: sessions.expire })
        .from(sessions)
        .innerJoin(users, eq(users.id, userOfSession))
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, now())))
      if (!found) return undefined
      const expire = expiry(new Date(found.sess.createdAt), now())
      // Written once an hour, not at every call.
      if (expire.getTime() - found.expire.getTime() > sessionLife.touchMs) {
        await queries.update(sessions).set({ expire }).where(eq(sessions.sid, sid))
      }
      return found.account
    },

    async begin(sid, userId) {
      const createdAt = now()
      await queries.insert(sessions).values({
        sid,
        sess: { userId, createdAt: createdAt.toISOString() },
        expire: expiry(createdAt, createdAt),
      })
      await queries.delete(sessions).where(lt(sessions.expire, createdAt))
      const surplus = queries
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(eq(userOfSession, userId))
        .orderBy(desc(sql`${sessions.sess} ->> 'createdAt'`))
        .offset(sessionLife.perUser)
      await queries.delete(sessions).where(inArray(sessions.sid, surplus))
    },

    async end(sid) {
      await queries.delete(sessions).where(eq(sessions.sid, sid))
    },
  }
}

/** Signs an account out everywhere. */
export async function endSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(sessions).where(eq(userOfSession, userId))
}

function expiry(createdAt: Date, lastUse: Date): Date {
  return new Date(
    Math.min(lastUse.getTime() + sessionLife.idleMs, createdAt.getTime() + sessionLife.totalMs),
  )
}
