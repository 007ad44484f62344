import type { RegisterBody } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { Passwords } from '../../../platform/secrets/passwords.ts'
import { insertAccount } from '../repositories/accountsRepository.ts'
import { isReserved } from '../repositories/emailChangesRepository.ts'
import { checkGuessable } from '../passwords/checkGuessable.ts'

export interface RegisterPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  readonly now: () => Date
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/**
 * Creates an account and sends the verification link. An existing account is left untouched: this
 * is an insert, never an upsert.
 */
export async function registerAccount(
  { queries, passwords, now, mailWaits }: RegisterPorts,
  { email, password, firstName, lastName }: RegisterBody,
): Promise<Account | Failure> {
  const guessable = await checkGuessable(password, { email, firstName, lastName })
  if (guessable) return guessable
  const address = email.toLowerCase()
  const hashed = await passwords.hash(password)
  const account = await queries.transaction(async (transaction) => {
    if (await isReserved(transaction, { email: address, now: now() })) return undefined
    const inserted = await insertAccount(transaction, {
      email: address,
      password: hashed,
      firstName,
      lastName,
      createdAt: now(),
    })
    if (inserted) {
      await enqueueMail(transaction, { kind: 'verify-email', userId: inserted.id }, now())
    }
    return inserted
  })
  mailWaits()
  return account ?? new Failure('email_taken')
}
