import { enqueueMail } from '../../db/enqueueMail.ts'
import { isDuplicate } from '../../http/databaseErrors.ts'
import { Failure } from '../../http/failure.ts'
import { hashSecret } from '../../platform/secretToken.ts'
import { updateEmail } from './accountsRepository.ts'
import type { ProfilePorts } from './changeProfile.ts'
import { takeEmailChange } from './emailChangesRepository.ts'
import { endSessionsOf } from './sessionsRepository.ts'

/**
 * Gives an account the address back that it had, for whoever reads that mailbox. Everybody is signed out, and a link to
 * choose a new password follows: whoever changed the address may know the old one.
 */
export async function undoEmailChange(
  { queries, now, mailWaits }: ProfilePorts,
  secret: string,
): Promise<{ readonly email: string; readonly userId: string } | Failure> {
  const undo = queries.transaction(async (transaction) => {
    const taken = await takeEmailChange(transaction, { token: hashSecret(secret), now: now() })
    if (!taken) return new Failure('invalid_token', 'This link is invalid or has expired.')
    const { userId, previousEmail: email } = taken
    if (!(await updateEmail(transaction, userId, email))) return new Failure('email_taken')
    await endSessionsOf(transaction, userId)
    await enqueueMail(transaction, { kind: 'password-reset', email }, now())
    return { email, userId }
  })
  const done = await undo.catch((error: unknown) => {
    if (isDuplicate(error)) return new Failure('email_taken')
    throw error
  })
  mailWaits()
  return done
}
