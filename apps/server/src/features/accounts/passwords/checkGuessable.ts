import { Failure } from '../../../http/errors/failure.ts'

const tooCommon = 'This password is too common. Please choose another one.'
const tooPersonal = 'This password is too close to your name or email. Please choose another one.'
const tooEasy =
  'This password is easy to guess. Add another word or two that do not belong together.'

/** The owner of the password: a guesser tries their data first. */
export interface PasswordOwner {
  readonly email?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** The failure for a guessable password; `path` is its field. The one rule for all passwords. */
export async function checkGuessable(
  password: string,
  owner: PasswordOwner = {},
  path = 'password',
): Promise<Failure | undefined> {
  // Loaded on demand: unpacking the lists is slow, and a server may run for days without them.
  const { commonPasswords } = await import('./commonPasswords.ts')
  const guess = password.toLowerCase()
  const address = (owner.email ?? '').toLowerCase()
  const [localPart = ''] = address.split('@')
  if (commonPasswords.has(guess) || guess === localPart || guess === address) {
    return createFailure(tooCommon, 'too_common', path)
  }
  const { guessesOf } = await import('./passwordStrength.ts')
  const { isWeak, isPersonal } = guessesOf(password, wordsOf(owner))
  if (!isWeak) return undefined
  return isPersonal
    ? createFailure(tooPersonal, 'too_personal', path)
    : createFailure(tooEasy, 'too_easy', path)
}

function createFailure(message: string, code: string, path: string): Failure {
  return new Failure('validation_failed', message, { fields: [{ path, code, message }] })
}

/** Names, the parts of the address, and combinations of names. */
function wordsOf({ email = '', firstName, lastName }: PasswordOwner): readonly string[] {
  const [first, last] = [firstName ?? '', lastName ?? '']
  const [localPart = '', domain = ''] = email.split('@')
  const words = [
    email,
    localPart,
    ...localPart.split(/[._+-]/),
    ...domain.split('.'),
    first,
    last,
    `${first} ${last}`,
    `${first}${last}`,
    `${last}${first}`,
    `${last} ${first}`,
  ]
  return words.map((word) => word.toLowerCase()).filter((word) => word.trim().length > 2)
}
