import type { ChangePasswordBody } from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { lockAccount, setPassword } from './accountsRepository.ts'
import type { ProfilePorts } from './changeProfile.ts'
import { guessablePassword } from './guessablePassword.ts'
import { endPasswordResetsOf } from './passwordResetsRepository.ts'
import { endSessionsOf } from './sessionsRepository.ts'

/** Gives an account another password. Every session of the account and every link to choose a password ends with it. */
export async function changePassword(
  {
    queries,
    passwords,
    now,
    mailWaits,
  }: Pick<ProfilePorts, 'queries' | 'now' | 'mailWaits'> & { readonly passwords: Passwords },
  {
    account,
    body: { newPassword },
  }: { readonly account: Account; readonly body: ChangePasswordBody },
): Promise<Failure | undefined> {
  const { id, email } = account
  const refused = await guessablePassword(newPassword, account, 'newPassword')
  if (refused) return refused
  const hashed = await passwords.hash(newPassword)
  const lost = await queries.transaction(async (transaction) => {
    // Somebody who got the account back meanwhile changed its address.
    if ((await lockAccount(transaction, id))?.email !== email) return new Failure('unauthenticated')
    await setPassword(transaction, { id, password: hashed, now: now() })
    await endPasswordResetsOf(transaction, id)
    await endSessionsOf(transaction, id)
    await enqueueMail(transaction, { kind: 'password-changed', userId: id }, now())
    return undefined
  })
  mailWaits()
  return lost
}
