import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

let opened: OpenedDatabase
let app: FastifyInstance
beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  app = await testApp(opened, {
    now: () => new Date('2026-05-01T12:00:00Z'),
    environment: { RATE_LIMIT_SCALE: '1' },
  })
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

test('tells callers with each answer how they stand, and how long to wait when they were refused', async () => {
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/auth/validate-reset-token',
      payload: { token: 'x'.repeat(43) },
    })
  const first = await ask()
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"resetToken";q=10;w=900',
    ratelimit: '"resetToken";r=9;t=900',
  })
  expect(first.headers).not.toHaveProperty('retry-after')
  for (let count = 1; count < 10; count += 1) expect((await ask()).statusCode).toBe(400)

  const refused = await ask()

  expect([refused.statusCode, refused.json().retryAfter]).toEqual([429, 900])
  expect(refused.headers).toMatchObject({
    'retry-after': '900',
    'ratelimit-policy': '"resetToken";q=10;w=900',
    ratelimit: '"resetToken";r=0;t=900',
  })
})

test('counts for the account where there is one, wherever it asks from', async () => {
  const person = await join(app)
  const from = (remoteAddress: string) =>
    app.inject({
      url: '/api/auth/user',
      headers: { cookie: person.cookie },
      remoteAddress,
    })

  expect((await from('192.0.2.1')).headers['ratelimit']).toBe('"call";r=599;t=60')
  expect((await from('192.0.2.2')).headers['ratelimit']).toBe('"call";r=598;t=60')
})
