import { expect, test } from 'vitest'
import { asCaller } from '../caller.ts'
import { FairQueue, Overloaded } from './FairQueue.ts'

/** Work that runs until the test ends it, and the names of what has started so far. */
function pieces(queue: FairQueue) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, signal?: AbortSignal) =>
    queue.run(() => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }, signal)
  const bring = (caller: string, name: string, signal?: AbortSignal) =>
    asCaller(caller, () => run(name, signal))
  const bringFirst = (caller: string) => asCaller(caller, () => run(caller), { isPriority: true })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { started, bring, bringFirst, end }
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

test('G-015 by priority, callers on paid plans go first, and after three of them one of the others', async () => {
  const { started, bring, bringFirst, end } = pieces(
    new FairQueue({ parallel: 1, queue: 100, byPriority: true }),
  )

  for (const name of ['one', 'two', 'three']) void bring(name, name)
  for (const name of ['paid 1', 'paid 2', 'paid 3', 'paid 4', 'paid 5']) void bringFirst(name)
  while (started.length < 8) await end(started.at(-1) ?? '')

  expect(started.join(', ')).toBe('one, paid 1, paid 2, paid 3, two, paid 4, paid 5, three')
})

test('without it, nobody goes first', async () => {
  const { started, bring, bringFirst, end } = pieces(new FairQueue({ parallel: 1, queue: 100 }))

  for (const name of ['one', 'two']) void bring(name, name)
  void bringFirst('paid')
  while (started.length < 3) await end(started.at(-1) ?? '')

  expect(started).toEqual(['one', 'two', 'paid'])
})
