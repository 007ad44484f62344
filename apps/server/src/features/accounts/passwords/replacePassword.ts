import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { setPassword } from '../repositories/accountsRepository.ts'
import { endPendingEmail } from '../repositories/emailVerificationsRepository.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'

/**
 * Sets an account's password and ends its sessions and a pending change of address: nothing is left
 * to whoever knew the old one. The owner is notified by email.
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
