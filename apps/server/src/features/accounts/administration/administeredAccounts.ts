import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { userActivitySummary, userTotals } from '../../../db/schema/activity.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isAdmin: users.isAdmin,
  disabledAt: users.disabledAt,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  presentations: sql<number>`coalesce(${userTotals.presentations}, 0)`,
  createdAt: users.createdAt,
  lastActive: sql<string | null>`(select to_char(max(${userActivitySummary.date}), 'YYYY-MM-DD')
    from ${userActivitySummary} where ${userActivitySummary.userId} = ${users.id})`,
}

export type AdministeredRow = Awaited<ReturnType<typeof listAccounts>>['rows'][number]

/** Accounts whose address or name has the words in it, the newest first. */
export async function listAccounts(
  queries: Queries,
  {
    search,
    offset,
    limit,
  }: {
    readonly search: string
    readonly offset: number
    readonly limit: number
  },
) {
  const matches =
    search === ''
      ? undefined
      : sql`strpos(lower(${users.email} || ' ' || coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, '')), lower(${search})) > 0`
  const rows = await queries
    .select(columns)
    .from(users)
    .leftJoin(userTotals, eq(userTotals.userId, users.id))
    .where(matches)
    .orderBy(desc(users.createdAt), desc(users.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await queries.select({ total: count() }).from(users).where(matches)
  return { rows, total: counted?.total ?? 0 }
}

export async function findAdministered(queries: Queries, id: string) {
  const [found] = await queries
    .select(columns)
    .from(users)
    .leftJoin(userTotals, eq(userTotals.userId, users.id))
    .where(eq(users.id, id))
  return found
}

/** Holds every administrator until the transaction ends; whether this one still is. */
export async function stillAdministers(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('update')
  return rows.some((row) => row.id === id)
}

/** False when there is no such account. */
export async function updateAdministered(
  queries: Queries,
  id: string,
  change: Pick<typeof users.$inferInsert, 'isAdmin' | 'disabledAt' | 'updatedAt'>,
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set(change)
    .where(eq(users.id, id))
    .returning({ id: users.id })
  return changed.length > 0
}
