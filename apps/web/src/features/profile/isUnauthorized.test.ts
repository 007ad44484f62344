import { ApiError } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { isUnauthorized } from './isUnauthorized.ts'

test('V-015 a 401 is recognized by its status, or by a message that starts with "401:"', () => {
  expect(isUnauthorized(new ApiError(401, 'Sign in', 'Unauthorized'))).toBe(true)
  expect(isUnauthorized(new Error('401: Sign in'))).toBe(true)
  expect(isUnauthorized(new ApiError(403, '401: not really', 'Forbidden'))).toBe(false)
  expect(isUnauthorized(new Error('The number 401: is not at the start'))).toBe(false)
})

test('V-016 the error text is the status, a colon, a space and the message', () => {
  expect(new ApiError(409, 'taken', 'Conflict').message).toBe('409: taken')
  expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway')
})
