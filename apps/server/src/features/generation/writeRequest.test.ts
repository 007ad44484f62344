import { generateBody } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { requestOf } from './writeRequest.ts'

const now = new Date('2026-05-03T23:00:00Z')
const asked = (firstName: string | null, lastName: string | null) =>
  requestOf(generateBody.parse({ prompt: 'Solar' }), { account: { firstName, lastName }, now })

test('the writer is told who asks, and the day', () => {
  expect(asked('Ada', 'Weaver')).toMatchObject({ presenter: 'Ada Weaver', date: '2026-05-03' })
  expect(asked('Ada', null)).toMatchObject({ presenter: 'Ada' })
})

test('an account without a name presents without one', () => {
  expect(asked(null, '')).not.toHaveProperty('presenter')
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['sv,de;q=0.5', 'de'],
  ['PT-BR', 'pt'],
])('the writer expects what the browser accepts first of what it writes: %s', (header, likely) => {
  const account = { firstName: 'Ada', lastName: null }
  const request = requestOf(generateBody.parse({ prompt: 'Solar' }), {
    account,
    now,
    acceptLanguage: header,
  })
  expect(request).toMatchObject({ likelyLanguage: likely })
})
