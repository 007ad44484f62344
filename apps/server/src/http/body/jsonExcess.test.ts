import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { registerFailures } from '../answers/answers.ts'
import { isExcessiveJson } from './jsonExcess.ts'
import { registerJson } from './readJson.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":0`)

test.each([
  ['a deck', '{"title":"a, [b] {c}","slides":[{"bullet_points":["\\"[[[[","b"]},{}]}', false],
  ['lists in 21 lists', '['.repeat(21) + ']'.repeat(21), false],
  ['lists in 22 lists', '['.repeat(22) + ']'.repeat(22), true],
  ['objects that are never closed', '{"a":'.repeat(300_000), true],
  ['brackets in a text', `["${'['.repeat(1_000)}"]`, false],
  ['a text that never ends', `["${'\\"'.repeat(1_000)}${'['.repeat(30)}`, false],
  ['lists side by side', `[${'[],'.repeat(1_000)}[]]`, false],
  ['200 names', `{${names(200).join()}}`, false],
  ['201 names', `{${names(201).join()}}`, true],
  ['200,001 members', `[${'0,'.repeat(200_001)}0]`, true],
])('%s', (...[, json, isExcessive]) => {
  expect(isExcessiveJson(Buffer.from(json))).toBe(isExcessive)
})

test('finding 1: the server refuses such JSON before it is parsed', async () => {
  const app = fastify()
  registerFailures(app)
  registerJson(app)
  app.post('/', (_request, reply) => reply.send({ read: true }))
  const send = (depth: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: '['.repeat(depth) + ']'.repeat(depth),
    })

  expect((await send(20)).json()).toEqual({ read: true })
  const refused = await send(22)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toBe('This is nested too deeply or has too many parts to be read.')
  await app.close()
})
