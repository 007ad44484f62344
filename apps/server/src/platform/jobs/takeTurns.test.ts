import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './takeTurns.ts'

function workFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('long work lets others go first every few milliseconds', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  const pause = takeTurns()
  for (let step = 0; step < 10; step += 1) {
    workFor(11)
    await pause()
  }
  clearInterval(others)

  expect(turns).toBeGreaterThanOrEqual(5)
})

test('short work is not interrupted', async () => {
  let wasInterrupted = false
  const other = after(0).then(() => (wasInterrupted = true))
  const pause = takeTurns()
  await pause()

  expect(wasInterrupted).toBe(false)
  await other
})
