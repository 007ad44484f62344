import { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MemoryWindows } from '../platform/limits/MemoryWindows.ts'
import { expectFailure } from '../testing/http/expectFailure.ts'
import { registerFailures } from './answers/answers.ts'
import { registerCspReports } from './cspReports.ts'
import { RateLimiter } from './limiter/rateLimiter.ts'
import { registerRateLimits } from './guards/rateLimits.ts'
import { registerJson } from './body/readJson.ts'

let log = ''
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString()
    done()
  },
})
let app = fastify()
beforeEach(async () => {
  log = ''
  app = fastify({ logger: { level: 'warn', stream }, genReqId: () => crypto.randomUUID() })
  app.decorateRequest('account', null)
  app.decorateRequest('refusal', null)
  registerFailures(app)
  registerJson(app)
  await app.register(cookie)
  registerRateLimits(app, new RateLimiter(new MemoryWindows(), 1), 'address')
  registerCspReports(app)
  await app.ready()
})
afterEach(() => app.close())

const send = (payload: string, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': type },
    payload,
  })
const report = {
  'document-uri': 'https://decks.example.com/reset-password?token=canary1',
  referrer: 'https://decks.example.com/editor/canary2',
  'effective-directive': 'img-src',
  'blocked-uri': 'http://pictures.example/canary3.png',
  'script-sample': 'canary4',
}

test('notes what kind of thing was blocked, and neither where nor what', async () => {
  const answer = await send(JSON.stringify({ 'csp-report': report }))

  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(JSON.parse(log)).toMatchObject({ directive: 'img-src', blocked: 'http' })
  expect(log).not.toMatch(/canary|example/)
})

test.each([
  ['nothing', 400, ''],
  ['broken JSON', 400, '{"csp-report":'],
  ['null', 204, 'null'],
  ['a list', 204, '[]'],
  ['other members', 204, '{"csp-report":{"effective-directive":["canary"],"blocked-uri":{}}}'],
  ['a directive of odd text', 204, '{"csp-report":{"effective-directive":"canary\\nline"}}'],
  ['8 KB and a byte', 413, JSON.stringify('x'.repeat(8 * 1024 - 1))],
])('takes %s without harm: %i', async (_name, status, payload) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(status)
  if (status >= 400) expectFailure(answer.body)
  expect(log).not.toContain('canary')
})

test('refuses other kinds of bodies, which count too, and more than 30 reports a minute from one place', async () => {
  expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  const statuses: number[] = []
  for (let count = 0; count < 30; count += 1) statuses.push((await send('{}')).statusCode)
  expect(statuses.filter((status) => status === 204)).toHaveLength(29)
  expect(statuses.at(-1)).toBe(429)
})
