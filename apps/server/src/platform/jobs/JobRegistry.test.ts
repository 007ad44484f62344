import { expect, test } from 'vitest'
import { JobRegistry } from './JobRegistry.ts'

test('a job is written down while it runs, when it is done and when it fails, and fails all the same', async () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const book = new JobRegistry(() => now)
  const halve = book.watch('Halving', async (number: number) => {
    if (number % 2 === 1) throw new Error(`${number} is odd`)
    return number / 2
  })
  const state = () => book.list()[0]

  expect(state()).toMatchObject({ name: 'Halving', running: 0, lastStart: undefined })
  const going = halve(4)
  expect(state()).toMatchObject({ running: 1, lastStart: now })
  expect(await going).toBe(2)
  await expect(halve(3)).rejects.toThrow('3 is odd')
  expect(state()).toEqual({
    name: 'Halving',
    running: 0,
    finished: 1,
    failed: 1,
    lastStart: now,
    lastError: '3 is odd',
  })
})
