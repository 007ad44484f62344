import { and, eq, gt, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { accountInvitations } from '../../../db/schema/identity.ts'

/** Keeps an invitation, in place of an earlier one to the same address. Its secret comes with the email. */
export async function putInvitation(
  queries: Queries,
  invitation: {
    /** Lower-cased. */
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

/** An invitation that is open, and who sent it. */
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

/** `token` is a SHA-256: the one in the newest email counts. */
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

/** Uses an invitation up. */
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
