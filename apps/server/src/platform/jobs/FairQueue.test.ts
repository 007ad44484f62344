import { expect, test } from 'vitest'
import { asCaller } from '../caller.ts'
import { FairQueue, Overloaded } from './FairQueue.ts'

/** Work that runs until the test ends it, and the names of what has started so far. */
function pieces(queue: FairQueue) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (caller: string, name: string, signal?: AbortSignal) =>
    asCaller(caller, () =>
      queue.run(() => {
        started.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }, signal),
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { started, bring, end }
}

test('one caller holds half of the places, and the others are there for others', async () => {
  const { started, bring } = pieces(new FairQueue({ parallel: 4, queue: 100 }))

  for (let each = 0; each < 30; each += 1) void bring('flood', `flood ${each}`)
  void bring('ada', 'ada')

  expect(started).toEqual(['flood 0', 'flood 1', 'ada'])
})

test('with one place, whoever has waited longest for a turn is next', async () => {
  const { started, bring, end } = pieces(new FairQueue({ parallel: 1, queue: 100 }))

  for (const name of ['one', 'two', 'three']) void bring('flood', name)
  void bring('ada', 'ada')
  void bring('ben', 'ben')
  for (const name of ['one', 'ada', 'ben', 'two']) await end(name)

  expect(started).toEqual(['one', 'ada', 'ben', 'two', 'three'])
})

test('one caller cannot fill the queue', async () => {
  const { started, bring, end } = pieces(
    new FairQueue({ parallel: 2, queue: 8, queuePerCaller: 3 }),
  )

  const flood = Array.from({ length: 10 }, (_, each) => bring('flood', `flood ${each}`))
  void bring('ada', 'ada')
  const refused = await Promise.allSettled(flood.slice(4))

  expect(
    refused.map((each) => each.status === 'rejected' && each.reason instanceof Overloaded),
  ).toEqual([true, true, true, true, true, true])
  await end('ada')
  expect(started).toEqual(['flood 0', 'ada'])
})

test('work that is given up while it waits leaves its place to the next', async () => {
  const { started, bring, end } = pieces(new FairQueue({ parallel: 1, queue: 2 }))
  const left = new AbortController()

  void bring('ada', 'one')
  const given = bring('ada', 'two', left.signal)
  left.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  void bring('ada', 'three')
  await end('one')

  expect(started).toEqual(['one', 'three'])
})
