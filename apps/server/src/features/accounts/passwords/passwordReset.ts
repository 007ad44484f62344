import type {
  ForgotPasswordAnswer,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { RateLimiter } from '../../../http/limiter/rateLimiter.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import type { TagAddress } from '../../../platform/secrets/tagAddress.ts'
import { lockAccount } from '../repositories/accountsRepository.ts'
import { endAccessSince } from '../repositories/emailChangesRepository.ts'
import { checkGuessable } from './checkGuessable.ts'
import {
  deleteOtherPasswordResets,
  findPasswordReset,
  takePasswordReset,
} from '../repositories/passwordResetsRepository.ts'
import { replacePassword } from './replacePassword.ts'
import type { SignInFailures } from './signInFailures.ts'
import { type VerifyPorts, verifyWithin } from '../emailAddresses/verifyAddress.ts'

export interface PasswordResetPorts extends VerifyPorts {
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly failures: Pick<SignInFailures, 'forgive'>
  readonly tagAddress: TagAddress
  /** How emails are delivered; part of the response, so that operators find emails in files. */
  readonly delivery: ForgotPasswordAnswer['delivery']
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/**
 * Requests a reset link. Whether the address has an account is looked up when the email is
 * composed, so that the response time reveals nothing.
 */
export async function requestPasswordReset(
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

/** The same response for every request. */
function linkOnItsWay({ delivery }: Pick<PasswordResetPorts, 'delivery'>): ForgotPasswordAnswer {
  return { message: 'If an account exists, a link is on its way.', delivery }
}

/** Whether a link is valid; does not consume it. */
export async function validateResetToken(
  { queries, now }: PasswordResetPorts,
  token: string,
): Promise<{ readonly valid: true } | Failure> {
  const found = await findPasswordReset(queries, { token: hashSecret(token), now: now() })
  return found ? { valid: true } : new Failure('invalid_token')
}

/** Sets the password of the link's account and ends all its sessions. */
export async function resetPassword(
  ports: PasswordResetPorts,
  { token: secret, password }: ResetPasswordBody,
): Promise<{ readonly message: string; readonly userId: string } | Failure> {
  const { queries, passwords, failures, now, mailWaits } = ports
  const token = hashSecret(secret)
  const found = await findPasswordReset(queries, { token, now: now() })
  if (!found) return new Failure('invalid_token')
  const guessable = await checkGuessable(password, found)
  if (guessable) return guessable
  const hashed = await passwords.hash(password)
  const done = await queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.userId)
    const userId = await takePasswordReset(transaction, { token, now: now() })
    if (userId === undefined) return new Failure('invalid_token')
    // The mailbox was never verified: who registered the address may have added credentials of
    // their own.
    if (account?.emailVerifiedAt === null) {
      await endAccessSince(transaction, { userId, since: account.createdAt })
    }
    await replacePassword(transaction, { id: userId, password: hashed, now: now() })
    await deleteOtherPasswordResets(transaction, { userId, token })
    // The link was sent to the account's own address, so that is verified now.
    return { userId, notifyPerson: await verifyWithin(transaction, ports, userId) }
  })
  mailWaits()
  if (done instanceof Failure) return done
  await failures.forgive(found.email)
  await done.notifyPerson()
  return { message: 'Your password was updated.', userId: done.userId }
}
