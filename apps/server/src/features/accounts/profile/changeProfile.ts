import type { ProfileBody } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { RateLimiter } from '../../../http/limiter/rateLimiter.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { lockAccount, updateNames } from '../repositories/accountsRepository.ts'
import { beginEmailChange, findPendingEmail } from '../repositories/emailVerificationsRepository.ts'

export interface ProfilePorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly limiter: RateLimiter
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** An account and its unconfirmed new address. */
export interface ChangedProfile {
  readonly account: Account
  readonly pendingEmail: string | null
}

/**
 * Changes names at once, and an address once its mailbox has confirmed it. The response is the same
 * whether the address has an account or not; only the email reveals it.
 */
export async function changeProfile(
  ports: ProfilePorts,
  {
    account,
    body: { firstName, lastName, ...body },
    isProven,
  }: {
    readonly account: Account
    readonly body: ProfileBody
    /** Whether the person has just re-authenticated, which a change of address requires. */
    readonly isProven: boolean
  },
): Promise<ChangedProfile | Failure> {
  const { queries, now, limiter, mailWaits } = ports
  const { id, email: previous } = account
  const email = body.email.toLowerCase()
  const isAnother = email !== previous
  if (isAnother) {
    if (!isProven) return new Failure('reauth_required')
    const standing = await limiter.count('verification', id)
    if (standing.retryAfter !== undefined) return new RateLimited(standing)
  }
  // Outside of the transaction, which would hold a connection while another one is requested.
  const mayWrite =
    isAnother && (await limiter.count('forgotByAccount', email)).retryAfter === undefined
  const changed = await queries.transaction(async (transaction) => {
    // If the account was recovered meanwhile, its address has changed.
    if ((await lockAccount(transaction, id))?.email !== previous) {
      return new Failure('unauthenticated')
    }
    const updated = await updateNames(transaction, id, { firstName, lastName })
    if (isAnother) {
      await beginEmailChange(transaction, { userId: id, email, now: now() })
      if (mayWrite) {
        await enqueueMail(transaction, { kind: 'confirm-email', userId: id, email }, now())
      }
    }
    const pendingEmail = await findPendingEmail(transaction, { userId: id, now: now() })
    return { account: updated, pendingEmail: pendingEmail ?? null }
  })
  mailWaits()
  return changed
}
