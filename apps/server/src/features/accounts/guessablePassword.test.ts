import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { guessablePassword } from './guessablePassword.ts'

const email = 'ada.weaver@example.com'

test('C-053 refuses each of the 10,000 most common passwords, in either case', async () => {
  const common = (dictionary['passwords-common'] ?? []).slice(0, 10_000)

  expect(common).toHaveLength(10_000)
  for (const spelt of [common, common.map((password) => password.toUpperCase())]) {
    const refusals = await Promise.all(spelt.map((password) => guessablePassword(password, email)))
    expect(spelt.filter((_, index) => !refusals[index])).toEqual([])
  }
})

test.each(['deckloom123', 'Welcome2025', 'ada.weaver', 'Ada.Weaver@Example.com'])(
  'refuses %s, which a guesser tries against this account',
  async (password) => {
    const refusal = await guessablePassword(password, email)
    expect(refusal?.details.fields).toEqual([
      expect.objectContaining({ path: 'password', code: 'too_common' }),
    ])
  },
)

test.each(['weaving 4 looms', 'harbour-silt-7', 'correct horse 9'])(
  'takes %s',
  async (password) => {
    expect(await guessablePassword(password, email)).toBeUndefined()
  },
)
