import { and, eq, gt, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'

/**
 * Stores an invitation, replacing an earlier one to the same address. The email sets its secret.
 */
export async function putInvitation(
  queries: Queries,
  invitation: {
    /** Lower case. */
    readonly email: string
    readonly invitedBy: string
    readonly expiresAt: Date
    readonly now: Date
  },
): Promise<number> {
  const { email, invitedBy, expiresAt, now } = invitation
  const values = { token: null, invitedBy, expiresAt, createdAt: now }
  const [row] = await queries
    .insert(accountInvitations)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: accountInvitations.email, set: values })
    .returning({ id: accountInvitations.id })
  if (!row) throw new Error('The invitation was not stored')
  return row.id
}

/** A pending invitation and its sender. */
export async function findInvitation(
  queries: Queries,
  { id, now }: { readonly id: number; readonly now: Date },
) {
  const [found] = await queries
    .select({
      email: accountInvitations.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(accountInvitations)
    .leftJoin(users, eq(users.id, accountInvitations.invitedBy))
    .where(and(eq(accountInvitations.id, id), gt(accountInvitations.expiresAt, now)))
  return found
}

/** `token` is a SHA-256: the newest email's is valid. */
export async function setInvitationToken(
  queries: Queries,
  { id, token }: { readonly id: number; readonly token: string },
): Promise<void> {
  await queries.update(accountInvitations).set({ token }).where(eq(accountInvitations.id, id))
}

interface Shown {
  readonly token: string
  readonly now: Date
}

const isOpen = ({ token, now }: Shown) =>
  and(eq(accountInvitations.token, token), gt(accountInvitations.expiresAt, now))

/** The address that a secret invites. */
export async function findInvited(queries: Queries, shown: Shown): Promise<string | undefined> {
  const [found] = await queries
    .select({ email: accountInvitations.email })
    .from(accountInvitations)
    .where(isOpen(shown))
  return found?.email
}

/** Consumes an invitation. */
export async function takeInvitation(queries: Queries, shown: Shown): Promise<boolean> {
  const gone = await queries
    .delete(accountInvitations)
    .where(isOpen(shown))
    .returning({ id: accountInvitations.id })
  return gone.length > 0
}

export function purgeInvitations(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  return deleteBatch(queries, {
    from: accountInvitations,
    where: lte(accountInvitations.expiresAt, now),
    limit,
  })
}
