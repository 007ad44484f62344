import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { federatedIdentities, passkeys } from '../../../db/schema/identity.ts'

/** The credential that a person signed in with, as it was when it was checked. */
export type WayIn =
  | { readonly by: 'registration' }
  | { readonly by: 'password'; readonly hash: string | null }
  | { readonly by: 'passkey'; readonly id: string }
  | { readonly by: 'company'; readonly issuer: string; readonly subject: string }

/**
 * Whether the credential is still valid. Call it after the session is stored: revoking a credential
 * locks the account first and its sessions after, so that either the revocation sees the session,
 * or this check sees the revocation.
 */
export function isStillValid(queries: Queries, userId: string, way: WayIn): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ password: users.password })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
      .for('update')
    if (!account) return false
    if (way.by === 'registration') return true
    if (way.by === 'password') return account.password === way.hash
    if (way.by === 'passkey') {
      const own = and(eq(passkeys.id, way.id), eq(passkeys.userId, userId))
      return (await transaction.$count(passkeys, own)) > 0
    }
    const own = and(
      eq(federatedIdentities.issuer, way.issuer),
      eq(federatedIdentities.subject, way.subject),
      eq(federatedIdentities.userId, userId),
    )
    return (await transaction.$count(federatedIdentities, own)) > 0
  })
}
