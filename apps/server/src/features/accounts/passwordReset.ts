import type {
  ForgotPasswordAnswer,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimiter } from '../../http/rateLimiter.ts'
import type { Passwords } from '../../platform/secrets/passwords.ts'
import { hashSecret } from '../../platform/secrets/secretToken.ts'
import type { TagAddress } from '../../platform/secrets/tagAddress.ts'
import { lockAccount } from './accountsRepository.ts'
import { endAccessSince } from './emailChangesRepository.ts'
import { guessablePassword } from './guessablePassword.ts'
import {
  deleteOtherPasswordResets,
  findPasswordReset,
  takePasswordReset,
} from './passwordResetsRepository.ts'
import { replacePassword } from './replacePassword.ts'
import type { SignInFailures } from './signInFailures.ts'
import { type VerifyPorts, verifyWithin } from './verifyAddress.ts'

export interface PasswordResetPorts extends VerifyPorts {
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly failures: Pick<SignInFailures, 'forgive'>
  readonly tagAddress: TagAddress
  /** How emails travel; part of the answer, so that whoever runs the server finds them. */
  readonly delivery: ForgotPasswordAnswer['delivery']
  /** Called when mail was put into the queue. */
  readonly mailWaits: () => void
}

/**
 * Asks for a reset link. Whether the address has an account is found out when the email is written, so that the
 * answer cannot tell; the names that were sent decide nothing.
 */
export async function forgotPassword(
  ports: PasswordResetPorts,
  { email }: ForgotPasswordBody,
): Promise<ForgotPasswordAnswer> {
  const { queries, limiter, now, mailWaits } = ports
  const answer = linkOnItsWay(ports)
  const address = email.toLowerCase()
  if ((await limiter.count('forgotByAccount', address)).retryAfter !== undefined) return answer
  await enqueueMail(queries, { kind: 'password-reset', email: address }, now())
  mailWaits()
  return answer
}

/** The answer to everybody who asks for a link. */
function linkOnItsWay({ delivery }: Pick<PasswordResetPorts, 'delivery'>): ForgotPasswordAnswer {
  return { message: 'If an account exists, a link is on its way.', delivery }
}

/** Whether a link still works; looking does not use it up. */
export async function validateResetToken(
  { queries, now }: PasswordResetPorts,
  token: string,
): Promise<{ readonly valid: true } | Failure> {
  const found = await findPasswordReset(queries, { token: hashSecret(token), now: now() })
  return found ? { valid: true } : new Failure('invalid_token')
}

/** Sets the password of the account that a link was made for. Signs everybody out who was signed in to it. */
export async function resetPassword(
  ports: PasswordResetPorts,
  { token: secret, password }: ResetPasswordBody,
): Promise<{ readonly message: string; readonly userId: string } | Failure> {
  const { queries, passwords, failures, now, mailWaits } = ports
  const token = hashSecret(secret)
  const found = await findPasswordReset(queries, { token, now: now() })
  if (!found) return new Failure('invalid_token')
  const guessable = await guessablePassword(password, found)
  if (guessable) return guessable
  const hashed = await passwords.hash(password)
  const done = await queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.userId)
    const userId = await takePasswordReset(transaction, { token, now: now() })
    if (userId === undefined) return new Failure('invalid_token')
    // Nobody had proven this mailbox: whoever registered its address set up ways in for themselves.
    if (account?.emailVerifiedAt === null) {
      await endAccessSince(transaction, { userId, since: account.createdAt })
    }
    await replacePassword(transaction, { id: userId, password: hashed, now: now() })
    await deleteOtherPasswordResets(transaction, { userId, token })
    // The link was sent to the account's own address.
    return { userId, tell: await verifyWithin(transaction, ports, userId) }
  })
  mailWaits()
  if (done instanceof Failure) return done
  await failures.forgive(found.email)
  await done.tell()
  return { message: 'Your password was updated.', userId: done.userId }
}
