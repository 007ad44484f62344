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
import { oldestOfAdministrator } from '../sessionsRepository.ts'

const owner = sql<string>`${sessions.sess} ->> 'userId'`
/** What the table is keyed by stays on the server. */
const publicId = publicIdOf(sessions)
const lastUse = lastUseOf(sessions)

/** Used when, and the public id: the place of a session in their list. */
export const sessionPlace = z.tuple([z.string(), z.string()])

/** Sessions that let somebody in, the last used first, after a place. */
export async function listAllSessions(
  queries: Queries,
  {
    search,
    after,
    limit,
    now,
  }: {
    /** Part of an address. */
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
        // The first half is what the index is read from.
        after &&
          sql`${lastUse} <= ${after[0]} and (${lastUse} < ${after[0]} or ${publicId} < ${after[1]})`,
      ),
    )
    .orderBy(desc(lastUse), desc(publicId))
    .limit(limit)
}

/** Whose session it was; undefined when there is none of this id. */
export async function endAnySession(queries: Queries, id: string): Promise<string | undefined> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(publicId, id))
    .returning({ userId: owner })
  return ended?.userId
}
