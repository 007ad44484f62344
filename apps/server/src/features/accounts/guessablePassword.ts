import { Failure } from '../../http/failure.ts'

const message = 'This password is too common. Please choose another one.'

/** The refusal of a password that is among the first that a guesser tries; `path` is the field it stands in. */
export async function guessablePassword(
  password: string,
  email: string,
  path = 'password',
): Promise<Failure | undefined> {
  // Unpacking the list takes longer than much else at the start, and a server may run for days without needing it.
  const { commonPasswords } = await import('./commonPasswords.ts')
  const guess = password.toLowerCase()
  const address = email.toLowerCase()
  const [localPart = ''] = address.split('@')
  if (!commonPasswords.has(guess) && guess !== localPart && guess !== address) return undefined
  return new Failure('validation_failed', message, {
    fields: [{ path, code: 'too_common', message }],
  })
}
