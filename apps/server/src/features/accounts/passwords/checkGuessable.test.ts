import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { checkGuessable } from './checkGuessable.ts'

const owner = { email: 'ada.weaver@example.com', firstName: 'Ada', lastName: 'Weaver' }

test('C-053 refuses each of the 10,000 most common passwords, in either case', async () => {
  const common = (dictionary['passwords-common'] ?? []).slice(0, 10_000)

  expect(common).toHaveLength(10_000)
  for (const spelled of [common, common.map((password) => password.toUpperCase())]) {
    const refusals = await Promise.all(spelled.map((password) => checkGuessable(password, owner)))
    expect(spelled.filter((_, index) => !refusals[index])).toEqual([])
  }
})

test.each(['deckloom123', 'Welcome2025', 'ada.weaver', 'Ada.Weaver@Example.com'])(
  'refuses %s, which a guesser tries against this account',
  async (password) => {
    const refusal = await checkGuessable(password, owner)
    expect(refusal?.details.fields).toEqual([
      expect.objectContaining({ path: 'password', code: 'too_common' }),
    ])
  },
)

test.each(['weaving 4 looms', 'harbour-silt-7', 'correct horse 9'])(
  'takes %s',
  async (password) => {
    expect(await checkGuessable(password, owner)).toBeUndefined()
  },
)

test.each([
  'Deckloom2026!',
  'Ada Weaver 1',
  'AdaWeaver1',
  'weaver1985',
  'ada.weaver2026',
  'WeaverAda12',
])(
  'finding 13: refuses %s, which is made of the product’s or the person’s own name, and says so',
  async (password) => {
    const refusal = await checkGuessable(password, owner)
    expect(refusal?.details.fields).toEqual([
      expect.objectContaining({ path: 'password', code: 'too_personal' }),
    ])
  },
)

test.each(['qwertyuiop123', 'abcabcabc1', '19851985', 'monkey2024'])(
  'refuses %s, which an estimate has in too few guesses',
  async (password) => {
    expect((await checkGuessable(password, owner))?.code).toBe('validation_failed')
  },
)

test('an estimate is bounded, however long and however often respelled the password is', async () => {
  await checkGuessable('weaving 4 looms', owner)
  for (const part of ['p4$$w0rd', '@4$3!10|', 'aA1!', '1970', 'qwertyuiop1']) {
    const start = performance.now()
    await checkGuessable(part.repeat(64).slice(0, 128), owner)
    expect(performance.now() - start, part).toBeLessThan(1_000)
  }
})
