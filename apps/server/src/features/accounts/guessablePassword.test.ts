import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { guessablePassword } from './guessablePassword.ts'

const email = 'ada.weaver@example.com'

test('C-053 refuses each of the 10,000 most common passwords, in either case', () => {
  const common = (dictionary['passwords-common'] ?? []).slice(0, 10_000)

  expect(common).toHaveLength(10_000)
  expect(common.filter((password) => !guessablePassword(password, email))).toEqual([])
  expect(common.filter((password) => !guessablePassword(password.toUpperCase(), email))).toEqual([])
})

test.each(['deckloom123', 'Welcome2025', 'ada.weaver', 'Ada.Weaver@Example.com'])(
  'refuses %s, which a guesser tries against this account',
  (password) => {
    expect(guessablePassword(password, email)?.details.fields).toEqual([
      expect.objectContaining({ path: 'password', code: 'too_common' }),
    ])
  },
)

test.each(['weaving 4 looms', 'harbour-silt-7', 'correct horse 9'])('takes %s', (password) => {
  expect(guessablePassword(password, email)).toBeUndefined()
})
