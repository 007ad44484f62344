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
