import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import type { Account } from '../../http/sessions.ts'

/** What leaves the table with an account; the password stays. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  isAdmin: users.isAdmin,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  trialStartDate: users.trialStartDate,
  createdAt: users.createdAt,
}

export interface NewAccount {
  /** Lower-cased. */
  readonly email: string
  /** An Argon2id hash. */
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly isAdmin: boolean
}

/** Undefined when the address has an account, which stays as it is. */
export async function insertAccount(
  queries: Queries,
  account: NewAccount,
): Promise<Account | undefined> {
  const [inserted] = await queries
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning(accountColumns)
  return inserted
}

/** An account and its password hash, for signing in. */
export async function findCredentials(queries: Queries, email: string) {
  const [found] = await queries
    .select({ account: accountColumns, password: users.password })
    .from(users)
    .where(eq(users.email, email))
  return found
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [found] = await queries.select(accountColumns).from(users).where(eq(users.id, id))
  return found
}

/** `password` is an Argon2id hash. */
export async function setPassword(queries: Queries, id: string, password: string): Promise<void> {
  await queries.update(users).set({ password, updatedAt: new Date() }).where(eq(users.id, id))
}

export async function promoteAccounts(
  queries: Queries,
  emails: ReadonlySet<string>,
): Promise<void> {
  if (emails.size === 0) return
  await queries
    .update(users)
    .set({ isAdmin: true })
    .where(and(inArray(users.email, [...emails]), eq(users.isAdmin, false)))
}
