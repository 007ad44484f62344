import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'
import { hasAdministrator, makeAdministrator } from '../repositories/accountsRepository.ts'
import { replaceClaim, takeClaim } from './administratorClaimsRepository.ts'

interface ClaimPorts {
  readonly queries: Queries
  readonly now: () => Date
}

const lifetimeMs = 24 * 60 * 60 * 1_000

/**
 * Creates the secret that makes the first administrator, which the start prints. Undefined if there
 * is an administrator; the secret of an earlier start ends.
 */
export async function openAdministratorClaim({
  queries,
  now,
}: ClaimPorts): Promise<string | undefined> {
  const secret = (await hasAdministrator(queries)) ? undefined : createSecret()
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await replaceClaim(
    queries,
    secret === undefined ? undefined : { token: hashSecret(secret), expiresAt },
  )
  return secret
}

/** Makes the account with the secret the first administrator, once. Undefined on success. */
export function claimAdministration(
  { queries, now }: ClaimPorts,
  { account, secret }: { readonly account: Account; readonly secret: string },
): Promise<Failure | undefined> {
  return queries.transaction(async (transaction) => {
    const taken = await takeClaim(transaction, { token: hashSecret(secret), now: now() })
    // ADMIN_EMAILS may have made one meanwhile.
    if (!taken || (await hasAdministrator(transaction))) {
      return new Failure('invalid_token', 'This link is invalid or has expired.')
    }
    await makeAdministrator(transaction, account.id)
    return undefined
  })
}
