import type { EmailVerification } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import type { RateLimiter } from '../../../http/limiter/rateLimiter.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { endPendingEmail, findPendingEmail } from '../repositories/emailVerificationsRepository.ts'

export interface SendVerificationPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly limiter: RateLimiter
  /** How emails are delivered; part of the response, so that operators find emails in files. */
  readonly delivery: EmailVerification['delivery']
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** The state of the account's email verification. */
export async function readVerification(
  { queries, now, delivery }: Pick<SendVerificationPorts, 'queries' | 'now' | 'delivery'>,
  { id, email, emailVerifiedAt }: Account,
): Promise<EmailVerification> {
  const pendingEmail = (await findPendingEmail(queries, { userId: id, now: now() })) ?? null
  return { email, verified: emailVerifiedAt !== null, pendingEmail, delivery }
}

/** Stops a change of address that its mailbox has not confirmed. */
export async function cancelEmailChange(
  ports: Pick<SendVerificationPorts, 'queries' | 'now' | 'delivery'>,
  account: Account,
): Promise<EmailVerification> {
  await endPendingEmail(ports.queries, account.id)
  return readVerification(ports, account)
}

/** Sends the pending verification again: of the new address, else of the account's own. */
export async function sendVerification(
  ports: SendVerificationPorts,
  account: Account,
): Promise<EmailVerification> {
  const { queries, now, limiter, mailWaits } = ports
  const { id: userId } = account
  const state = await readVerification(ports, account)
  const to = state.pendingEmail ?? (state.verified ? undefined : state.email)
  if (to === undefined) return state
  if ((await limiter.count('forgotByAccount', to)).retryAfter !== undefined) return state
  const mail =
    state.pendingEmail === null
      ? ({ kind: 'verify-email', userId } as const)
      : ({ kind: 'confirm-email', userId, email: state.pendingEmail } as const)
  await enqueueMail(queries, mail, now())
  mailWaits()
  return state
}
