import type { users } from '../../../db/schema/accounts.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Quotas } from '../../../platform/plans/entitlements.ts'

type Receiver = Pick<typeof users.$inferSelect, 'disabledAt' | 'emailVerifiedAt'>

/** The failure for an account that cannot receive presentations. */
export function receiverFailure({ disabledAt, emailVerifiedAt }: Receiver): Failure | undefined {
  if (disabledAt !== null) {
    return new Failure('forbidden', 'The account that would receive them is turned off.')
  }
  if (emailVerifiedAt === null) {
    const words = 'The email address of the account that would receive them is not verified.'
    return new Failure('email_unverified', words)
  }
  return undefined
}

/** What an account holds, or would receive: decks outside of the trash, and bytes of pictures. */
export interface Holdings {
  readonly decks: number
  readonly bytes: number
}

/** The failure for what would not fit into the receiver's plan. */
export function roomFailure({
  given,
  own,
  quotas: { decks, storageBytes },
}: {
  readonly given: Holdings
  readonly own: Holdings
  readonly quotas: Quotas
}): Failure | undefined {
  if (decks !== null && given.decks + own.decks > decks) {
    return new Failure(
      'quota_exceeded',
      `Their account may hold ${decks} presentations; with these they would have ${given.decks + own.decks}.`,
    )
  }
  return storageBytes !== null && given.bytes + own.bytes > storageBytes
    ? new Failure('quota_exceeded', 'Their account has not enough storage for these pictures.')
    : undefined
}
