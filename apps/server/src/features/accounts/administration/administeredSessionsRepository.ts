import { and, count, desc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { sessions, users } from '../../../db/schema/accounts.ts'
import { oldestOfAdministrator } from '../sessionsRepository.ts'

const owner = sql<string>`${sessions.sess} ->> 'userId'`
/** As `publicId` of a person's own sessions: what the table is keyed by stays on the server. */
const publicId = sql<string>`substr(encode(sha256(convert_to('session ' || ${sessions.sid}, 'UTF8')), 'hex'), 1, 16)`
const lastUse = sql<string>`coalesce(${sessions.sess} ->> 'usedAt', ${sessions.sess} ->> 'createdAt')`

/** Sessions that let somebody in, the last used first. */
export async function listAllSessions(
  queries: Queries,
  {
    search,
    offset,
    limit,
    now,
  }: {
    readonly search: string
    readonly offset: number
    readonly limit: number
    readonly now: Date
  },
) {
  const isOver = and(
    eq(users.isAdmin, true),
    sql`(${sessions.sess} ->> 'createdAt') <= ${oldestOfAdministrator(now)}`,
  )
  const open = and(
    gt(sessions.expire, now),
    isNull(users.disabledAt),
    isOver && not(isOver),
    search === '' ? undefined : sql`strpos(${users.email}, lower(${search})) > 0`,
  )
  const rows = await queries
    .select({
      id: publicId,
      sid: sessions.sid,
      sess: sessions.sess,
      userId: users.id,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, owner))
    .where(open)
    .orderBy(desc(lastUse), sessions.sid)
    .offset(offset)
    .limit(limit)
  const [counted] = await queries
    .select({ total: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, owner))
    .where(open)
  return { rows, total: counted?.total ?? 0 }
}

/** Whose session it was; undefined when there is none of this id. */
export async function endAnySession(queries: Queries, id: string): Promise<string | undefined> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(publicId, id))
    .returning({ userId: owner })
  return ended?.userId
}
