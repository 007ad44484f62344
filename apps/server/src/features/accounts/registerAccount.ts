import type { RegisterBody } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { insertAccount } from './accountsRepository.ts'
import { guessablePassword } from './guessablePassword.ts'

export interface RegisterPorts {
  readonly queries: Queries
  readonly passwords: Passwords
  /** Lower-cased addresses that become administrators when they register. */
  readonly adminEmails: ReadonlySet<string>
  readonly now: () => Date
}

/** Makes an account. An address that has one keeps it untouched: this is an insert, never an upsert. */
export async function registerAccount(
  { queries, passwords, adminEmails, now }: RegisterPorts,
  { email, password, firstName, lastName }: RegisterBody,
): Promise<Account | Failure> {
  const guessable = await guessablePassword(password, email)
  if (guessable) return guessable
  const address = email.toLowerCase()
  const account = await insertAccount(queries, {
    email: address,
    password: await passwords.hash(password),
    firstName,
    lastName,
    isAdmin: adminEmails.has(address),
    createdAt: now(),
  })
  return account ?? new Failure('email_taken')
}
