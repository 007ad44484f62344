import { expect, test } from 'vitest'
import type { Progress } from '../../../http/answers/eventStream.ts'
import { Shutdown } from '../../../platform/process/Shutdown.ts'
import { SharedRuns } from './SharedRuns.ts'

interface Event {
  readonly type: 'slide' | 'done'
  readonly run: number
}

/** Runs that wait after their first event until released, and then store their deck in any case. */
function storingRuns() {
  const gates: (() => void)[] = []
  const start = async function* (): Progress<Event> {
    const run = gates.length
    const open = new Promise<void>((resolve) => gates.push(resolve))
    yield { type: 'slide', run }
    await open
    yield { type: 'done', run }
    return undefined
  }
  return { gates, start }
}

async function read(progress: Progress<Event>): Promise<readonly Event[]> {
  const events: Event[] = []
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return events
    events.push(value)
  }
}

test('who asks again with the key of a deck that was stored when everybody had left gets that deck', async () => {
  const runs = new SharedRuns<Event>(() => 0, new Shutdown())
  const { gates, start } = storingRuns()
  const left = new AbortController()
  const first = runs.follow('key', left.signal, start)
  expect((await first.next()).value).toEqual({ type: 'slide', run: 0 })
  left.abort()
  await first.next()

  const again = read(runs.follow('key', new AbortController().signal, start))
  gates[0]?.()

  expect(await again).toEqual([
    { type: 'slide', run: 0 },
    { type: 'done', run: 0 },
  ])
  expect(gates).toHaveLength(1)
})
