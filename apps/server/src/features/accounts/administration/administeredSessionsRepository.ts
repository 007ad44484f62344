import { and, desc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../db/openDatabase.ts'
import {
  accountSearchText,
  lastUseOf,
  publicIdOf,
  sessions,
  users,
} from '../../../db/schema/accounts.ts'
import { hasPart } from '../../../db/schema/parts.ts'
import { oldestOfAdministrator } from '../repositories/sessionsRepository.ts'

const owner = sql<string>`${sessions.sess} ->> 'userId'`
/** The primary key never leaves the server. */
const publicId = publicIdOf(sessions)
const lastUse = lastUseOf(sessions)

/** Cursor of the session list: last use and public id. */
export const sessionPlace = z.tuple([z.string(), z.string()])

/** Valid sessions, the most recently used first, after a cursor. */
export async function listAllSessions(
  queries: Queries,
  {
    search,
    after,
    limit,
    now,
  }: {
    /** Part of an email address. */
    readonly search: string
    readonly after: z.infer<typeof sessionPlace> | undefined
    readonly limit: number
    readonly now: Date
  },
) {
  const isOver = and(
    eq(users.isAdmin, true),
    sql`(${sessions.sess} ->> 'createdAt') <= ${oldestOfAdministrator(now)}`,
  )
  return queries
    .select({
      id: publicId,
      sid: sessions.sid,
      sess: sessions.sess,
      userId: users.id,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, owner))
    .where(
      and(
        gt(sessions.expire, now),
        isNull(users.disabledAt),
        isOver && not(isOver),
        search === ''
          ? undefined
          : and(
              hasPart(accountSearchText(users), search),
              sql`strpos(${users.email}, lower(${search})) > 0`,
            ),
        // The first half can use the index.
        after &&
          sql`${lastUse} <= ${after[0]} and (${lastUse} < ${after[0]} or ${publicId} < ${after[1]})`,
      ),
    )
    .orderBy(desc(lastUse), desc(publicId))
    .limit(limit)
}

/** Resolves to the account of the ended session; undefined if there is none of this id. */
export async function endAnySession(queries: Queries, id: string): Promise<string | undefined> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(publicId, id))
    .returning({ userId: owner })
  return ended?.userId
}
