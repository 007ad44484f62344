import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { exactTimestamp, exactTimestampSchema } from '../../../db/exactTimestamp.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import {
  accountSearchText,
  passwordResetTokens,
  sessions,
  users,
} from '../../../db/schema/accounts.ts'
import { hasPart } from '../../../db/schema/parts.ts'
import { userActivitySummary, userTotals } from '../../../db/schema/activity.ts'
import { auditTrail } from '../../../db/schema/audit.ts'
import {
  authenticatorApps,
  federatedIdentities,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from '../../../db/schema/identity.ts'

const ofUser = (table: typeof passkeys | typeof federatedIdentities | typeof authenticatorApps) =>
  sql`select 1 from ${table} where ${table.userId} = ${users.id}`
const hasPasskey = sql<boolean>`exists (${ofUser(passkeys)})`
const hasApp = sql<boolean>`exists (${ofUser(authenticatorApps)} and ${authenticatorApps.confirmedAt} is not null)`

const columns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  mustChangePassword: users.mustChangePassword,
  hasPassword: sql<boolean>`${users.password} is not null`,
  hasPasskey,
  hasApp,
  hasCompany: sql<boolean>`exists (${ofUser(federatedIdentities)})`,
  sessions: sql<number>`(select count(*)::int from ${sessions} where (${sessions.sess} ->> 'userId') = ${users.id}
    and ${sessions.expire} > now())`,
  grantedTier: users.grantedTier,
  grantedUntil: users.grantedUntil,
  lastSignIn: sql<
    string | null
  >`(select to_char(${auditTrail.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from ${auditTrail} where ${auditTrail.actor} = ${users.id} and ${auditTrail.outcome} = 'done'
      and ${auditTrail.action} in ('sign-in', 'register') order by ${auditTrail.id} desc limit 1)`,
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

export type AdministeredRow = NonNullable<Awaited<ReturnType<typeof findAdministered>>>

/** Cursor of the account list: registration time and id. */
export const accountPlace = z.tuple([exactTimestampSchema, z.string()])

/** Accounts whose address or name matches the search, newest first, after a cursor. */
export async function listAccounts(
  queries: Queries,
  {
    search,
    after,
    limit,
  }: {
    readonly search: string
    readonly after: z.infer<typeof accountPlace> | undefined
    readonly limit: number
  },
) {
  return queries
    .select({ ...columns, registered: exactTimestamp(users.createdAt) })
    .from(users)
    .leftJoin(userTotals, eq(userTotals.userId, users.id))
    .where(
      and(
        search === '' ? undefined : hasPart(accountSearchText(users), search),
        after && sql`(${users.createdAt}, ${users.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

export async function findAdministered(queries: Queries, id: string) {
  const [found] = await queries
    .select(columns)
    .from(users)
    .leftJoin(userTotals, eq(userTotals.userId, users.id))
    .where(eq(users.id, id))
  return found
}

/** Locks every administrator until the transaction ends; resolves to whether this one still is. */
export async function isStillAdministrator(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('update')
  return rows.some((row) => row.id === id)
}

/** False if there is no such account. */
export async function updateAdministered(
  queries: Queries,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set(change)
    .where(eq(users.id, id))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Ends every other open way in: pending sign-ins, and links to choose a password. */
export async function endOpenSignIns(queries: Queries, id: string): Promise<void> {
  await queries.delete(pendingSignIns).where(eq(pendingSignIns.userId, id))
  await queries.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, id))
}

/** Removes all second factors of an account; false if it had none. */
export async function deleteSecondFactors(queries: Queries, id: string): Promise<boolean> {
  const apps = await queries
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, id))
    .returning({ id: authenticatorApps.userId })
  const keys = await queries
    .delete(passkeys)
    .where(eq(passkeys.userId, id))
    .returning({ id: passkeys.userId })
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
  return apps.length + keys.length > 0
}

/** Active accounts without a second factor. */
export async function countWithoutSecondFactor(queries: Queries): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(users)
    .where(and(isNull(users.disabledAt), sql`not (${or(hasPasskey, hasApp)})`))
  return counted?.total ?? 0
}
