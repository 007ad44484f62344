import { Failure } from '../../../http/failure.ts'
import type { RateLimiter } from '../../../http/rateLimiter.ts'
import { RateLimited } from '../../../http/rateLimitHeaders.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { findVerifiedAddress } from './collaboratorsRepository.ts'

export interface Sending {
  /** Who invites. */
  readonly inviter: string
  /** The address that the email goes to, in small letters. */
  readonly email: string
}

/** The refusal of an email to somebody else's mailbox: from an address that is nobody's yet, or one of too many in a day. */
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
