import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/**
 * A backend that records who ran what; the words `begin` and `commit` start and end a transaction.
 */
function backend() {
  const log: string[] = []
  let open = false
  const turns = new Turns(() => open)
  const take = (client: { name: string }, word: string) =>
    turns.take(client, async () => {
      await Promise.resolve()
      if (word === 'begin') open = true
      if (word === 'commit') open = false
      log.push(`${client.name} ${word}`)
    })
  const leave = (client: { name: string }) =>
    turns.leave(client, async () => {
      open = false
      log.push(`${client.name} rolled back`)
    })
  return { log, take, leave }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const ada = { name: 'ada' }
const bea = { name: 'bea' }

test('takes turns in the order of asking', async () => {
  const { log, take } = backend()
  take(ada, '1')
  take(bea, '2')
  take(ada, '3')
  await settled()
  expect(log).toEqual(['ada 1', 'bea 2', 'ada 3'])
})

test('lets nobody into an open transaction', async () => {
  const { log, take } = backend()
  take(ada, 'begin')
  take(bea, 'select')
  await settled()
  take(ada, 'insert')
  take(ada, 'commit')
  await settled()
  expect(log).toEqual(['ada begin', 'ada insert', 'ada commit', 'bea select'])
})

test('rolls back for a client that leaves in the middle, and forgets what it still wanted', async () => {
  const { log, take, leave } = backend()
  take(ada, 'begin')
  take(ada, 'insert')
  take(bea, 'select')
  await settled()
  take(bea, 'more')
  leave(ada)
  await settled()
  expect(log).toEqual(['ada begin', 'ada insert', 'ada rolled back', 'bea select', 'bea more'])
})

test('rolls back when the client leaves while its transaction is being opened', async () => {
  const { log, take, leave } = backend()
  take(ada, 'begin')
  leave(ada)
  take(bea, 'select')
  await settled()
  expect(log).toEqual(['ada begin', 'ada rolled back', 'bea select'])
})

test('leaves the transaction of another client alone', async () => {
  const { log, take, leave } = backend()
  take(ada, 'begin')
  await settled()
  leave(bea)
  take(ada, 'commit')
  await settled()
  expect(log).toEqual(['ada begin', 'ada commit'])
})
