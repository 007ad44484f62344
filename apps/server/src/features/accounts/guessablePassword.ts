import { Failure } from '../../http/failure.ts'
import { commonPasswords } from './commonPasswords.ts'

const message = 'This password is too common. Please choose another one.'

/** The refusal of a password that is among the first that a guesser tries against this account. */
export function guessablePassword(password: string, email: string): Failure | undefined {
  const guess = password.toLowerCase()
  const address = email.toLowerCase()
  const [localPart = ''] = address.split('@')
  if (!commonPasswords.has(guess) && guess !== localPart && guess !== address) return undefined
  return new Failure('validation_failed', message, {
    fields: [{ path: 'password', code: 'too_common', message }],
  })
}
