import { describe, expect, test } from 'vitest'
import { newVisitSession } from './visitSession.ts'

describe('the name of a visit', () => {
  test('H-036 H-037 is session-{timestamp}-{random}, the random part nine characters of base 36', () => {
    expect(newVisitSession(1_795_290_000_000, () => 0)).toBe('session-1795290000000-000000000')
    expect(newVisitSession(1_795_290_000_000, () => 0.999_999)).toBe(
      'session-1795290000000-zzzzzzzzz',
    )
    for (let made = 0; made < 1_000; made += 1)
      expect(newVisitSession(Date.now(), Math.random)).toMatch(/^session-\d{13}-[0-9a-z]{9}$/)
  })
})
