import { eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { federatedIdentities, passkeys } from '../../../db/schema/identity.ts'

/** The ways into an account that count; one that is about to be removed does not. */
export interface CountedWays {
  readonly passkeys?: boolean
  readonly company?: boolean
}

/** Whether the account could still be signed in to. */
export async function hasWayIn(
  queries: Queries,
  userId: string,
  counted: CountedWays,
): Promise<boolean> {
  const [account] = await queries
    .select({ hasPassword: isNotNull(users.password).mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, userId))
  if (account?.hasPassword) return true
  if (counted.passkeys !== false) {
    const found = await queries.select().from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
    if (found.length > 0) return true
  }
  if (counted.company === false) return false
  const linked = await queries
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.userId, userId))
    .limit(1)
  return linked.length > 0
}
