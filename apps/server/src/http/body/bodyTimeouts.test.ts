import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../testing/http/expectFailure.ts'
import { registerBodyTimeouts } from './bodyTimeouts.ts'

let app: FastifyInstance
let port = 0

beforeAll(async () => {
  app = fastify()
  registerBodyTimeouts(app, { requestTimeoutMs: 200, bodyStallMs: 100_000 })
  app.post('/short', async () => 'read')
  app.post('/long', { config: { bodyTimeoutMs: 100_000 } }, async () => 'read')
  port = Number(new URL(await app.listen()).port)
})
afterAll(() => app.close())

/** Sends the head of a request and half of its body. */
function begin(path: string, to = port): Socket {
  const socket = connect(to)
  const lines = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: text/plain']
  socket.write([...lines, 'content-length: 8', '', 'half'].join('\r\n'))
  return socket
}

async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString()))
  await once(socket, 'close')
  return text
}

function expectTooSlow(answer: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain('408 Request Timeout')
  expectFailure(body)
  expect(JSON.parse(body).code).toBe('request_timeout')
}

test('a body that does not arrive in time is answered with 408, one on a route for files is waited for', async () => {
  const long = begin('/long')
  expectTooSlow(await answerOf(begin('/short')))
  // Only now comes the rest of the other, which began before.
  long.end('rest')

  expect(await answerOf(long)).toContain('200 OK')
})

test('a body that stands still is answered with 408, however long its route allows', async () => {
  const impatient = fastify()
  registerBodyTimeouts(impatient, { requestTimeoutMs: 100_000, bodyStallMs: 100 })
  impatient.post('/long', { config: { bodyTimeoutMs: 100_000 } }, async () => 'read')
  const own = Number(new URL(await impatient.listen()).port)

  expectTooSlow(await answerOf(begin('/long', own)))
  await impatient.close()
})
