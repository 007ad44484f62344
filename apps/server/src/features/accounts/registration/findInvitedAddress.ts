import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { collaborators, teamMembers } from '../../../db/schema/presentations.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import { findInvited } from '../repositories/accountInvitationsRepository.ts'

interface Ports {
  readonly queries: Queries
  readonly now: () => Date
}

/** The invited address, and whether the invitation allows registering. */
export interface Invited {
  /** Lower case. */
  readonly email: string
  readonly by: 'account' | 'sharing'
}

/**
 * The address that a secret invites to register: by an invitation to this installation, or one to a
 * deck or team if guests may be invited.
 */
export async function findInvitedAddress(
  { queries, now }: Ports,
  secret: string,
): Promise<Invited | undefined> {
  const shown = { token: hashSecret(secret), now: now() }
  const email = await findInvited(queries, shown)
  if (email !== undefined) return { email, by: 'account' }
  const { outsideInvitations } = await readSettings(queries)
  const shared = outsideInvitations ? await findSharedWith(queries, shown) : undefined
  return shared === undefined ? undefined : { email: shared, by: 'sharing' }
}

async function findSharedWith(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<string | undefined> {
  for (const table of [collaborators, teamMembers]) {
    const [found] = await queries
      .select({ email: table.email })
      .from(table)
      .where(
        and(
          eq(table.token, token),
          or(isNull(table.tokenExpiresAt), gt(table.tokenExpiresAt, now)),
        ),
      )
    if (typeof found?.email === 'string') return found.email
  }
  return undefined
}
