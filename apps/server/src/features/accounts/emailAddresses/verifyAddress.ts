import type { Queries } from '../../../db/openDatabase.ts'
import type { Notice, Notify } from '../../../platform/notices.ts'
import { markVerified } from '../repositories/accountsRepository.ts'

export interface VerifyPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Lower-case addresses whose accounts become administrators once verified. */
  readonly adminEmails: ReadonlySet<string>
  /**
   * Gives an account what its address was invited to; resolves to a function that notifies the
   * person.
   */
  readonly attachInvitations: (
    queries: Queries,
    who: { readonly userId: string; readonly email: string },
  ) => Promise<readonly Notice[]>
  readonly notify: Notify
}

/**
 * Marks the account's address as verified: invitations to it become the account's. Callers must
 * know that the person owns the mailbox: by a link that was sent there, the identity provider or an
 * administrator.
 */
export async function verifyAddress(ports: VerifyPorts, userId: string): Promise<void> {
  const notifyPerson = await ports.queries.transaction((transaction) =>
    verifyWithin(transaction, ports, userId),
  )
  await notifyPerson()
}

/**
 * The same within a larger transaction. Call the returned function after the commit: it notifies
 * the person.
 */
export async function verifyWithin(
  transaction: Queries,
  { now, adminEmails, attachInvitations, notify }: VerifyPorts,
  userId: string,
): Promise<() => Promise<void>> {
  const email = await markVerified(transaction, { userId, adminEmails, now: now() })
  const notices = email === undefined ? [] : await attachInvitations(transaction, { userId, email })
  return async () => {
    for (const notice of notices) await notify(userId, notice)
  }
}
