import type { ChangePasswordBody } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { Passwords } from '../../platform/secrets/passwords.ts'
import { lockAccount } from './accountsRepository.ts'
import type { ProfilePorts } from './changeProfile.ts'
import { checkGuessable } from './checkGuessable.ts'
import { endPasswordResetsOf } from './passwordResetsRepository.ts'
import { replacePassword } from './replacePassword.ts'

/** Sets an account's password; resolves to its hash. Ends every link to choose one. */
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
  const refused = await checkGuessable(newPassword, account, 'newPassword')
  if (refused) return refused
  const hashed = await passwords.hash(newPassword)
  const lost = await queries.transaction(async (transaction) => {
    // If the account was recovered meanwhile, its address has changed.
    if ((await lockAccount(transaction, id))?.email !== email) return new Failure('unauthenticated')
    await replacePassword(transaction, { id, password: hashed, now: now() })
    await endPasswordResetsOf(transaction, id)
    return undefined
  })
  mailWaits()
  return lost ?? hashed
}
