import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** A backend that notes who ran what, and whose transactions open and close by word. */
function backend() {
  const log: string[] = []
  let open = false
  const turns = new Turns(() => open)
  const say = (client: { name: string }, word: string) =>
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
  return { log, say, leave }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const ada = { name: 'ada' }
const bea = { name: 'bea' }

test('takes turns in the order of asking', async () => {
  const { log, say } = backend()
  say(ada, '1')
  say(bea, '2')
  say(ada, '3')
  await settled()
  expect(log).toEqual(['ada 1', 'bea 2', 'ada 3'])
})

test('lets nobody into an open transaction', async () => {
  const { log, say } = backend()
  say(ada, 'begin')
  say(bea, 'select')
  await settled()
  say(ada, 'insert')
  say(ada, 'commit')
  await settled()
  expect(log).toEqual(['ada begin', 'ada insert', 'ada commit', 'bea select'])
})

test('rolls back for a client that leaves in the middle, and forgets what it still wanted', async () => {
  const { log, say, leave } = backend()
  say(ada, 'begin')
  say(ada, 'insert')
  say(bea, 'select')
  await settled()
  say(bea, 'more')
  leave(ada)
  await settled()
  expect(log).toEqual(['ada begin', 'ada insert', 'ada rolled back', 'bea select', 'bea more'])
})

test('rolls back when the client leaves while its transaction is being opened', async () => {
  const { log, say, leave } = backend()
  say(ada, 'begin')
  leave(ada)
  say(bea, 'select')
  await settled()
  expect(log).toEqual(['ada begin', 'ada rolled back', 'bea select'])
})

test('leaves the transaction of another client alone', async () => {
  const { log, say, leave } = backend()
  say(ada, 'begin')
  await settled()
  leave(bea)
  say(ada, 'commit')
  await settled()
  expect(log).toEqual(['ada begin', 'ada commit'])
})
