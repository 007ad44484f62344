import type { LoginBody } from '@deckloom/contract'
import { Failure } from '../../../http/errors/failure.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { findCredentials } from '../repositories/accountsRepository.ts'
import { type RegistrationRules, requiresVerification } from '../registration/registrationPolicy.ts'
import type { WayIn } from '../credentials/wayIn.ts'
import { sendVerification, type SendVerificationPorts } from '../emailAddresses/sendVerification.ts'
import type { Attempt, SignInFailures } from '../passwords/signInFailures.ts'

export interface SignInPorts extends SendVerificationPorts {
  readonly passwords: Passwords
  readonly failures: SignInFailures
  readonly registration: RegistrationRules
}

/**
 * The account of these credentials. An unknown address, a wrong password and an account without a
 * password give the same response in the same time. `from` identifies the caller for the limits.
 */
export async function signIn(
  ports: SignInPorts,
  { email, password }: LoginBody,
  from: Pick<Attempt, 'caller' | 'device'>,
): Promise<{ readonly account: Account; readonly way: WayIn } | Failure> {
  const { queries, passwords, failures, registration } = ports
  const address = email.toLowerCase()
  const attempt = { ...from, address }
  // The right password is delayed like a wrong one: otherwise the delay would reveal it.
  const standing = await failures.take(attempt)
  if (standing) return new RateLimited(standing)

  const found = await findCredentials(queries, address)
  if (await passwords.matches(password, found?.password ?? undefined)) {
    await failures.giveBack(attempt)
    // Only revealed to those who know the password.
    if (found?.disabled) return new Failure('account_disabled')
    if (found && requiresVerification(registration, found.account)) {
      await sendVerification(ports, found.account)
      return new Failure('email_unverified')
    }
    if (found) return { account: found.account, way: { by: 'password', hash: found.password } }
  }
  return new Failure('bad_credentials')
}
