import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { findCredentials } from '../repositories/accountsRepository.ts'
import type { SignInFailures } from './signInFailures.ts'

export interface ConfirmPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly failures: SignInFailures
}

/**
 * Checks the password of a signed-in person again, with the limits of a sign-in, so that an
 * unattended browser allows no guessing. Undefined if it is right.
 */
export async function confirmPassword(
  { queries, passwords, failures }: ConfirmPorts,
  {
    email,
    password,
    caller,
  }: { readonly email: string; readonly password: string; readonly caller: string },
): Promise<Failure | undefined> {
  const attempt = { caller, address: email }
  const standing = await failures.take(attempt)
  if (standing) return new RateLimited(standing)
  const found = await findCredentials(queries, email)
  if (await passwords.matches(password, found?.password ?? undefined)) {
    await failures.giveBack(attempt)
    return undefined
  }
  return new Failure('bad_credentials', 'That password isn’t right.')
}
