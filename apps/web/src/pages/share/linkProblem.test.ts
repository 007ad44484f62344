import { ApiError } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { linkProblem } from './linkProblem.ts'

const now = new Date(2026, 11, 20)
const refused = (body: object, status = 410) =>
  linkProblem(new ApiError(status, JSON.stringify({ message: 'No.', ...body }), ''), now).title

test('an ended link says when it ended, as far as that is known', () => {
  const ended = (endedAt?: Date) => refused({ code: 'link_ended', endedAt: endedAt?.toISOString() })
  expect(ended(new Date(2026, 11, 15, 23))).toBe('This link ended on December 15.')
  expect(ended(new Date(2025, 11, 15, 23))).toBe('This link ended on December 15, 2025.')
  expect(ended()).toBe('This link has ended.')
})

test('a wrong link and a server that is away are told apart', () => {
  expect(refused({ code: 'not_found' }, 404)).toBe('This link doesn’t work')
  expect(linkProblem(new TypeError('Failed to fetch'), now).title).toBe(
    'The server could not be reached',
  )
})
