import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { isDuplicate } from '../../../platform/databaseErrors.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'
import { lockAccount, updateEmail } from '../repositories/accountsRepository.ts'
import { insertEmailChange } from '../repositories/emailChangesRepository.ts'
import {
  endVerificationsOf,
  findVerification,
  takeVerification,
} from '../repositories/emailVerificationsRepository.ts'
import { endPasswordResetsOf } from '../repositories/passwordResetsRepository.ts'
import { endSessionsOf } from '../repositories/sessionsRepository.ts'
import { type VerifyPorts, verifyWithin } from './verifyAddress.ts'

const undoMs = 72 * 60 * 60 * 1_000
const invalid = new Failure('invalid_token', 'This link is invalid or has expired.')

export type ConfirmAddressPorts = VerifyPorts & {
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/**
 * Consumes the link that was sent to a mailbox: the account's address is verified, or changes to
 * this one. `session` is the one in which the link was opened.
 */
export async function confirmAddress(
  ports: ConfirmAddressPorts,
  {
    secret,
    session,
  }: {
    readonly secret: string
    readonly session: { readonly userId: string; readonly sid: string } | undefined
  },
): Promise<{ readonly email: string; readonly userId: string } | Failure> {
  const { queries, now, mailWaits } = ports
  const which = { token: hashSecret(secret), now: now() }
  const confirm = queries.transaction(async (transaction) => {
    const found = await findVerification(transaction, which)
    const account = found && (await lockAccount(transaction, found.userId))
    const taken = account && (await takeVerification(transaction, which))
    if (!taken) return invalid
    const { userId, email } = taken
    if (email !== account.email) {
      const kept = session?.userId === userId ? session.sid : undefined
      const refused = await changeAddress(transaction, { account, email, now: now(), kept })
      if (refused) return refused
    }
    return { email, userId, notifyPerson: await verifyWithin(transaction, ports, userId) }
  })
  const done = await confirm.catch((error: unknown) => {
    // Two people change to the same address at once: the database accepts one.
    if (isDuplicate(error)) return new Failure('email_taken')
    throw error
  })
  mailWaits()
  if (done instanceof Failure) return done
  await done.notifyPerson()
  return { email: done.email, userId: done.userId }
}

/** Other sessions and every other link end; the previous address gets a way back. */
async function changeAddress(
  transaction: Queries,
  {
    account: { id: userId, email: previousEmail },
    email,
    now,
    kept,
  }: {
    readonly account: Account
    readonly email: string
    readonly now: Date
    readonly kept: string | undefined
  },
): Promise<Failure | undefined> {
  if (!(await updateEmail(transaction, userId, email))) return new Failure('email_taken')
  await endVerificationsOf(transaction, userId)
  await endPasswordResetsOf(transaction, userId)
  await endSessionsOf(transaction, userId, kept)
  const changeId = await insertEmailChange(transaction, {
    userId,
    previousEmail,
    // A placeholder: the email sets the valid token.
    token: hashSecret(createSecret()),
    expiresAt: new Date(now.getTime() + undoMs),
    createdAt: now,
  })
  await enqueueMail(transaction, { kind: 'email-changed', changeId }, now)
  return undefined
}
