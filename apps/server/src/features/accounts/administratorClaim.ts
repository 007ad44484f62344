import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { hashSecret, newSecret } from '../../platform/secrets/secretToken.ts'
import { hasAdministrator, makeAdministrator } from './accountsRepository.ts'
import { replaceClaim, takeClaim } from './administratorClaimsRepository.ts'

interface ClaimPorts {
  readonly queries: Queries
  readonly now: () => Date
}

const lifetimeMs = 24 * 60 * 60 * 1_000

/**
 * The secret that makes the first administrator, for whoever starts the server and sees what it prints. Undefined where
 * there is one; the secret of an earlier start ends.
 */
export async function openAdministratorClaim({
  queries,
  now,
}: ClaimPorts): Promise<string | undefined> {
  const secret = (await hasAdministrator(queries)) ? undefined : newSecret()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await replaceClaim(
    queries,
    secret === undefined ? undefined : { token: hashSecret(secret), expiresAt },
  )
  return secret
}

/** Makes the first administrator of who has the secret; it works once. Undefined when it did. */
export function claimAdministration(
  { queries, now }: ClaimPorts,
  { account, secret }: { readonly account: Account; readonly secret: string },
): Promise<Failure | undefined> {
  return queries.transaction(async (transaction) => {
    const taken = await takeClaim(transaction, { token: hashSecret(secret), now: now() })
    // Somebody may have become one by ADMIN_EMAILS since.
    if (!taken || (await hasAdministrator(transaction))) {
      return new Failure('invalid_token', 'This link is invalid or has expired.')
    }
    await makeAdministrator(transaction, account.id)
    return undefined
  })
}
