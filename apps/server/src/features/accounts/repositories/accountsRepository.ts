import { and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Account } from '../../../http/sessions/sessions.ts'

/** The columns that leave the table with an account; not the password. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  isAdmin: users.isAdmin,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  trialStartDate: users.trialStartDate,
  trialEndDate: users.trialEndDate,
  subscriptionEndDate: users.subscriptionEndDate,
  pendingTier: users.pendingTier,
  grantedTier: users.grantedTier,
  grantedUntil: users.grantedUntil,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

export interface NewAccount {
  /** Lower case. */
  readonly email: string
  /** An Argon2id hash. */
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly createdAt: Date
}

/** Undefined if the address has an account, which is left unchanged. */
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
    .select({
      account: accountColumns,
      password: users.password,
      disabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(users)
    .where(eq(users.email, email))
  return found
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [found] = await queries.select(accountColumns).from(users).where(eq(users.id, id))
  return found
}

/** Locks an account until the transaction ends: serializes changes to its credentials. */
export async function lockAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [found] = await queries
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return found
}

export async function updateNames(
  queries: Queries,
  id: string,
  names: Pick<NewAccount, 'firstName' | 'lastName'>,
): Promise<Account> {
  const [updated] = await queries
    .update(users)
    .set({ ...names, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(accountColumns)
  if (!updated) throw new Error('The account vanished while it was changed')
  return updated
}

/** Changes an account's email address, unverified. False if another account has it by now. */
export async function updateEmail(queries: Queries, id: string, email: string): Promise<boolean> {
  const other = alias(users, 'other')
  const taken = queries
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.email, email), ne(other.id, id)))
  const updated = await queries
    .update(users)
    .set({ email, emailVerifiedAt: null, updatedAt: new Date() })
    .where(and(eq(users.id, id), notExists(taken)))
    .returning({ id: users.id })
  return updated.length > 0
}

/** `url` is the URL of an upload; null for none. */
export async function updateAvatar(
  queries: Queries,
  id: string,
  url: string | null,
): Promise<Account> {
  const [updated] = await queries
    .update(users)
    .set({ profileImageUrl: url, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(accountColumns)
  if (!updated) throw new Error('The account vanished while it was changed')
  return updated
}

/** `password` is an Argon2id hash. Clears a required change of password. */
export async function setPassword(
  queries: Queries,
  { id, password, now }: { readonly id: string; readonly password: string; readonly now: Date },
): Promise<void> {
  await queries
    .update(users)
    .set({ password, passwordChangedAt: now, mustChangePassword: false, updatedAt: now })
    .where(eq(users.id, id))
}

/** Makes administrators of the accounts with these addresses, if verified. */
export async function promoteAccounts(
  queries: Queries,
  emails: ReadonlySet<string>,
): Promise<void> {
  if (emails.size === 0) return
  await queries
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        inArray(users.email, [...emails]),
        eq(users.isAdmin, false),
        isNotNull(users.emailVerifiedAt),
      ),
    )
}

/** How many of these addresses belong to accounts that have verified them. */
export async function countVerified(
  queries: Queries,
  emails: ReadonlySet<string>,
): Promise<number> {
  if (emails.size === 0) return 0
  const isVerified = and(inArray(users.email, [...emails]), isNotNull(users.emailVerifiedAt))
  return await queries.$count(users, isVerified)
}

/** Marks the account's address as verified; undefined if it was already. */
export async function markVerified(
  queries: Queries,
  {
    userId,
    adminEmails,
    now,
  }: {
    readonly userId: string
    readonly adminEmails: ReadonlySet<string>
    readonly now: Date
  },
): Promise<string | undefined> {
  const [marked] = await queries
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ email: users.email })
  if (!marked) return undefined
  if (adminEmails.has(marked.email)) await promoteAccounts(queries, new Set([marked.email]))
  return marked.email
}

export async function hasAdministrator(queries: Queries): Promise<boolean> {
  return (await queries.$count(users, eq(users.isAdmin, true))) > 0
}

export async function makeAdministrator(queries: Queries, id: string): Promise<void> {
  await queries.update(users).set({ isAdmin: true }).where(eq(users.id, id))
}
