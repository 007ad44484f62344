import type { LoginBody } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import { RateLimited } from '../../http/rateLimitHeaders.ts'
import type { Account } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { findCredentials } from './accountsRepository.ts'
import type { Attempt, SignInFailures } from './signInFailures.ts'

export interface SignInPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly failures: SignInFailures
}

/**
 * The account of these credentials. An unknown address, a wrong password and an account without a password get the
 * same answer in the same time. `from` is who the attempts are counted for.
 */
export async function signIn(
  { queries, passwords, failures }: SignInPorts,
  { email, password }: LoginBody,
  from: Pick<Attempt, 'caller' | 'device'>,
): Promise<Account | Failure> {
  const address = email.toLowerCase()
  const attempt = { ...from, address }
  // The right password waits like a wrong one: otherwise the delay would tell which is which.
  const standing = await failures.take(attempt)
  if (standing) return new RateLimited(standing)

  const found = await findCredentials(queries, address)
  if (await passwords.matches(password, found?.password ?? undefined)) {
    await failures.giveBack(attempt)
    // Only who knows the password learns it.
    if (found?.disabled) return new Failure('account_disabled')
    if (found) return found.account
  }
  return new Failure('bad_credentials')
}
