import type { ProfileBody } from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { isDuplicate } from '../../http/databaseErrors.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { updateProfile } from './accountsRepository.ts'
import { endSessionsOf } from './sessionsRepository.ts'

export interface ProfilePorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Called when mail was put into the queue. */
  readonly mailWaits: () => void
}

/**
 * Changes name and address. Another address ends the account's other sessions, and the address before gets a letter
 * with a way back. `sid` is the session that asks; it stays.
 */
export async function changeProfile(
  { queries, now, mailWaits }: ProfilePorts,
  {
    account,
    body,
    sid,
  }: { readonly account: Account; readonly body: ProfileBody; readonly sid: string | undefined },
): Promise<Account | Failure> {
  const email = body.email.toLowerCase()
  const change = queries.transaction(async (transaction) => {
    const updated = await updateProfile(transaction, account.id, { ...body, email })
    if (!updated) return new Failure('email_taken')
    if (email !== account.email) {
      await endSessionsOf(transaction, account.id, sid)
      const previousEmail = account.email
      await enqueueMail(
        transaction,
        { kind: 'email-changed', userId: account.id, previousEmail },
        now(),
      )
    }
    return updated
  })
  const changed = await change.catch((error: unknown) => {
    // Two people who take the same address in the same moment: the database lets one.
    if (isDuplicate(error)) return new Failure('email_taken')
    throw error
  })
  mailWaits()
  return changed
}
