import { Failure } from '../../../http/errors/failure.ts'
import type { RateLimiter } from '../../../http/limiter/rateLimiter.ts'
import { RateLimited } from '../../../http/limiter/rateLimitHeaders.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { findVerifiedAddress } from './collaboratorsRepository.ts'

export interface Sending {
  /** The inviting account. */
  readonly inviter: string
  /** The recipient's address, in lower case. */
  readonly email: string
}

/**
 * The failure for an email to another person's mailbox: the sender's address is unverified, or the
 * day's limit is reached.
 */
export async function sendingFailure(
  { queries, limiter }: { readonly queries: Queries; readonly limiter: RateLimiter },
  { inviter, email }: Sending,
): Promise<Failure | undefined> {
  if ((await findVerifiedAddress(queries, inviter)) === undefined) {
    return new Failure('email_unverified')
  }
  const standings = await Promise.all([
    limiter.count('inviteMail', inviter),
    limiter.count('inviteMailbox', email),
  ])
  const reached = standings.find(({ retryAfter }) => retryAfter !== undefined)
  return reached && new RateLimited(reached)
}
