import { enqueueMail } from '../../../db/enqueueMail.ts'
import { isDuplicate } from '../../../platform/databaseErrors.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import { lockAccount, updateEmail } from '../repositories/accountsRepository.ts'
import {
  endAccessSince,
  endLaterEmailChanges,
  findEmailChange,
  takeEmailChange,
} from '../repositories/emailChangesRepository.ts'
import { endVerificationsOf } from '../repositories/emailVerificationsRepository.ts'
import { endPasswordResetsOf } from '../repositories/passwordResetsRepository.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'
import { type VerifyPorts, verifyWithin } from './verifyAddress.ts'

/**
 * An attacker may add a second factor before changing the address, so the undo must cover the time
 * before the change.
 */
const preparationMs = 7 * 24 * 60 * 60 * 1_000
const invalid = new Failure('invalid_token', 'This link is invalid or has expired.')

/**
 * Restores an account's previous address, for the owner of that mailbox. Whoever changed the
 * address knew the password and may have added other credentials: the password and all credentials
 * added shortly before or since are removed, and a link to choose a password follows.
 */
export async function undoEmailChange(
  ports: VerifyPorts & { readonly mailWaits: () => void },
  secret: string,
): Promise<{ readonly email: string; readonly userId: string } | Failure> {
  const { queries, now, mailWaits } = ports
  const which = { token: hashSecret(secret), now: now() }
  const undo = queries.transaction(async (transaction) => {
    const found = await findEmailChange(transaction, which)
    const account = found && (await lockAccount(transaction, found.userId))
    const taken = account && (await takeEmailChange(transaction, which))
    if (!taken) return invalid
    const { id, userId, previousEmail: email } = taken
    const since = new Date(taken.createdAt.getTime() - preparationMs)
    if (!(await updateEmail(transaction, userId, email))) return new Failure('email_taken')
    await endLaterEmailChanges(transaction, { userId, id })
    await endVerificationsOf(transaction, userId)
    await endPasswordResetsOf(transaction, userId)
    await endSessionsOf(transaction, userId)
    await endAccessSince(transaction, { userId, since })
    await enqueueMail(transaction, { kind: 'password-reset', email }, now())
    const displacedEmail = account.email
    await enqueueMail(transaction, { kind: 'email-restored', displacedEmail }, now())
    return { email, userId, notifyPerson: await verifyWithin(transaction, ports, userId) }
  })
  const done = await undo.catch((error: unknown) => {
    if (isDuplicate(error)) return new Failure('email_taken')
    throw error
  })
  mailWaits()
  if (done instanceof Failure) return done
  await done.notifyPerson()
  return { email: done.email, userId: done.userId }
}
