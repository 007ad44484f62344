import type { Queries } from '../../db/openDatabase.ts'
import type { Notice, Notify } from '../../platform/notices.ts'
import { markVerified } from './accountsRepository.ts'

export interface VerifyPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Lower-cased addresses whose accounts become administrators once they are verified. */
  readonly adminEmails: ReadonlySet<string>
  /** Makes an account what its address was invited to; answers what its person is to be told. */
  readonly attachInvitations: (
    queries: Queries,
    who: { readonly userId: string; readonly email: string },
  ) => Promise<readonly Notice[]>
  readonly notify: Notify
}

/**
 * From here on the account's address counts as its person's identity: what waited for the address is theirs. Whoever
 * calls this knows that they read the mailbox: by a link that was sent there, by a provider's word or an
 * administrator's.
 */
export async function verifyAddress(ports: VerifyPorts, userId: string): Promise<void> {
  const tell = await ports.queries.transaction((transaction) =>
    verifyWithin(transaction, ports, userId),
  )
  await tell()
}

/** The same as a part of a larger change. What is answered tells the person, and is called after the commit. */
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
