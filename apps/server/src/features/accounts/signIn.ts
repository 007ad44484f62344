import type { LoginBody } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimiter } from '../../http/rateLimiter.ts'
import type { Account } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { findCredentials } from './accountsRepository.ts'

export interface SignInPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly limiter: RateLimiter
}

/**
 * The account of these credentials. An unknown address, a wrong password and an account without a password get the
 * same answer in the same time. `caller` is the address group that the attempts are counted for.
 */
export async function signIn(
  { queries, passwords, limiter }: SignInPorts,
  { email, password }: LoginBody,
  caller: string,
): Promise<Account | Failure> {
  const address = email.toLowerCase()
  const attempt = `${caller} ${address}`
  // The right password waits like a wrong one: otherwise the delay would tell which is which.
  const retryAfter =
    limiter.exhausted('loginByAccount', attempt) ??
    limiter.exhausted('loginByAddress', caller) ??
    limiter.exhausted('loginInARow', address)
  if (retryAfter !== undefined) return new Failure('rate_limited', undefined, { retryAfter })

  const found = await findCredentials(queries, address)
  if (await passwords.matches(password, found?.password ?? undefined)) {
    limiter.forget('loginInARow', address)
    if (found) return found.account
  }
  limiter.count('loginByAccount', attempt)
  limiter.count('loginByAddress', caller)
  limiter.count('loginInARow', address)
  return new Failure('bad_credentials')
}
