import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { federatedIdentities } from '../../../db/schema/identity.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { accountColumns } from './accountsRepository.ts'

/** A person's identity at the provider: never their email address. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(federatedIdentities.issuer, issuer), eq(federatedIdentities.subject, subject))

/** The account of an identity; updates its last use. */
export async function findFederated(
  queries: Queries,
  identity: Identity,
): Promise<{ readonly account: Account; readonly disabled: boolean } | undefined> {
  const [found] = await queries
    .select({
      account: accountColumns,
      disabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(federatedIdentities)
    .innerJoin(users, eq(users.id, federatedIdentities.userId))
    .where(isIdentity(identity))
  return found
}

export async function noteUse(queries: Queries, identity: Identity, now: Date): Promise<void> {
  await queries.update(federatedIdentities).set({ lastUsedAt: now }).where(isIdentity(identity))
}

/** Links an identity to an account; false if it is linked already. */
export async function insertIdentity(
  queries: Queries,
  { now, ...identity }: Identity & { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const inserted = await queries
    .insert(federatedIdentities)
    .values({ ...identity, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: federatedIdentities.userId })
  return inserted.length > 0
}

/** When an account was linked to an identity of this issuer. */
export async function findLink(
  queries: Queries,
  { userId, issuer }: { readonly userId: string; readonly issuer: string },
) {
  const [found] = await queries
    .select()
    .from(federatedIdentities)
    .where(and(eq(federatedIdentities.userId, userId), eq(federatedIdentities.issuer, issuer)))
  return found
}

export async function deleteLink(
  queries: Queries,
  { userId, issuer }: { readonly userId: string; readonly issuer: string },
): Promise<boolean> {
  const gone = await queries
    .delete(federatedIdentities)
    .where(and(eq(federatedIdentities.userId, userId), eq(federatedIdentities.issuer, issuer)))
    .returning({ userId: federatedIdentities.userId })
  return gone.length > 0
}

/**
 * An account created by the company's sign-in: it has no password. Undefined if the address has an
 * account.
 */
export async function insertCompanyAccount(
  queries: Queries,
  account: {
    readonly email: string
    readonly firstName: string | null
    readonly lastName: string | null
    readonly createdAt: Date
  },
): Promise<Account | undefined> {
  const [inserted] = await queries
    .insert(users)
    .values({ ...account, authProvider: 'oidc', emailVerifiedAt: null })
    .onConflictDoNothing({ target: users.email })
    .returning(accountColumns)
  return inserted
}

/** The account that has verified this address. */
export async function findVerified(
  queries: Queries,
  email: string,
): Promise<{ readonly account: Account; readonly disabled: boolean } | undefined> {
  const [found] = await queries
    .select({ account: accountColumns, disabled: sql<boolean>`${users.disabledAt} is not null` })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return found
}

/** Grants or revokes administrator rights; true if that changed anything. */
export async function setAdministrator(
  queries: Queries,
  { userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean },
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set({ isAdmin })
    .where(and(eq(users.id, userId), eq(users.isAdmin, !isAdmin), isNull(users.disabledAt)))
    .returning({ id: users.id })
  return changed.length > 0
}
