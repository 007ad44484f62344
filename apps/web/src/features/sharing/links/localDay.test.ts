import { expect, test } from 'vitest'
import { endOfDay, localDay } from './localDay.ts'

test('a day of a date field ends in the evening of that day, wherever the browser is', () => {
  expect(localDay(new Date(endOfDay('2026-12-05')))).toBe('2026-12-05')
  expect(new Date(endOfDay('2026-12-05')).getTime()).toBe(
    new Date(2026, 11, 5, 23, 59, 59).getTime(),
  )
})
