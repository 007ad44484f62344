import type { ChangePasswordBody } from '@deckloom/contract'
import { enqueueMail } from '../../db/enqueueMail.ts'
import type { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { setPassword } from './accountsRepository.ts'
import type { ProfilePorts } from './changeProfile.ts'
import { confirmPassword, type ConfirmPorts } from './confirmPassword.ts'
import { guessablePassword } from './guessablePassword.ts'
import { endSessionsOf } from './sessionsRepository.ts'

/** Changes the password of somebody who knows the present one. Every session of the account ends with it. */
export async function changePassword(
  ports: ConfirmPorts & ProfilePorts,
  {
    account,
    body: { currentPassword, newPassword },
    caller,
  }: { readonly account: Account; readonly body: ChangePasswordBody; readonly caller: string },
): Promise<Failure | undefined> {
  const { queries, passwords, now, mailWaits } = ports
  const { id, email } = account
  const refused =
    (await confirmPassword(ports, { email, password: currentPassword, caller })) ??
    (await guessablePassword(newPassword, email, 'newPassword'))
  if (refused) return refused
  const hashed = await passwords.hash(newPassword)
  await queries.transaction(async (transaction) => {
    await setPassword(transaction, id, hashed)
    await endSessionsOf(transaction, id)
    await enqueueMail(transaction, { kind: 'password-changed', userId: id }, now())
  })
  mailWaits()
  return undefined
}
