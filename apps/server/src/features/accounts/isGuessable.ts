import { commonPasswords } from './commonPasswords.ts'

/** Whether a password is among the first that a guesser tries against this account. */
export function isGuessable(password: string, email: string): boolean {
  const guess = password.toLowerCase()
  const [localPart = ''] = email.toLowerCase().split('@')
  return commonPasswords.has(guess) || guess === localPart || guess === email.toLowerCase()
}
