import type { ChangePasswordBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { lockAccount } from '../repositories/accountsRepository.ts'
import { checkGuessable } from './checkGuessable.ts'
import { endPasswordResetsOf } from '../repositories/passwordResetsRepository.ts'
import { replacePassword } from './replacePassword.ts'

export interface ChangePasswordPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly now: () => Date
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** Sets an account's password; resolves to its hash. Ends every link to choose one. */
export async function changePassword(
  { queries, passwords, now, mailWaits }: ChangePasswordPorts,
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
