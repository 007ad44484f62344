import type { ChangePasswordBody } from '@deckloom/contract'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/secrets/passwords.ts'
import { lockAccount } from './accountsRepository.ts'
import type { ProfilePorts } from './changeProfile.ts'
import { guessablePassword } from './guessablePassword.ts'
import { endPasswordResetsOf } from './passwordResetsRepository.ts'
import { replacePassword } from './replacePassword.ts'

/** Gives an account another password, and answers its hash. Every link to choose one ends with it. */
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
): Promise<string | Failure> {
  const { id, email } = account
  const refused = await guessablePassword(newPassword, account, 'newPassword')
  if (refused) return refused
  const hashed = await passwords.hash(newPassword)
  const lost = await queries.transaction(async (transaction) => {
    // Somebody who got the account back meanwhile changed its address.
    if ((await lockAccount(transaction, id))?.email !== email) return new Failure('unauthenticated')
    await replacePassword(transaction, { id, password: hashed, now: now() })
    await endPasswordResetsOf(transaction, id)
    return undefined
  })
  mailWaits()
  return lost ?? hashed
}
