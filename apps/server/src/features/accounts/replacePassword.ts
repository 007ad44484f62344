import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { setPassword } from './accountsRepository.ts'
import { endPendingEmail } from './emailVerificationsRepository.ts'
import { endSessionsOf } from './sessionsRepository.ts'

/**
 * Gives an account another password, and ends what was begun under the one before: its sessions, and a change of address
 * that waits for its confirmation. Whoever knew the old password keeps nothing. The owner is told by email.
 */
export async function replacePassword(
  transaction: Queries,
  { id, password, now }: { readonly id: string; readonly password: string; readonly now: Date },
): Promise<void> {
  await setPassword(transaction, { id, password, now })
  await endPendingEmail(transaction, id)
  await endSessionsOf(transaction, id)
  await enqueueMail(transaction, { kind: 'password-changed', userId: id }, now)
}
