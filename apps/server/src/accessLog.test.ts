import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aDeck, join, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [driver] = testDrivers()

describe('the access log', () => {
  let opened: OpenedDatabase
  let app: FastifyInstance
  let log: string
  beforeEach(async () => {
    opened = await driver.open()
    log = ''
  })
  afterEach(async () => {
    await app.close()
    await opened.remove()
  })

  const start = async (environment: Readonly<Record<string, string>>) => {
    const logTo = new PassThrough()
    logTo.on('data', (chunk) => (log += String(chunk)))
    app = await testApp(opened, { logTo, environment })
  }
  const lines = (): readonly Record<string, unknown>[] =>
    log
      .split('\n')
      .filter((line) => line.includes('"access"'))
      .map((line) => JSON.parse(line))

  test('is off unless asked for', async () => {
    await start({ LOG_LEVEL: 'trace' })
    await app.inject('/healthz')

    expect(lines()).toEqual([])
  })

  test('has one line for each request, whatever the log level: by route, without query and address', async () => {
    await start({ ACCESS_LOG: 'on', LOG_LEVEL: 'silent' })
    const ada = await join(app)
    const { id } = await aDeck(ada)
    const opens = await ada.ask(`GET /api/presentations/${id}?canary=4721`)
    await app.inject('/api/canary-4722')
    const ben = await join(app)
    await ben.ask('GET /api/auth/user')

    const [registered, created, seen, unknown, , other] = lines()
    expect(registered).not.toHaveProperty('account')
    expect(created).toMatchObject({ access: 'POST', route: '/api/presentations', status: 201 })
    expect(seen).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      access: 'GET',
      route: '/api/presentations/:id',
      status: 200,
      ms: expect.any(Number),
      bytes: Buffer.byteLength(opens.body),
      requestId: opens.headers['x-request-id'],
      account: expect.stringMatching(/^[\da-f]{16}$/),
    })
    expect(unknown).toMatchObject({ route: 'none', status: 404 })
    expect(seen?.['account']).toBe(created?.['account'])
    expect(other?.['account']).not.toBe(created?.['account'])
    for (const text of ['4721', '4722', '127.0.0.1', ada.id, ada.email]) {
      expect(log).not.toContain(text)
    }
  })

  test('names addresses when asked to', async () => {
    await start({ ACCESS_LOG: 'addresses' })
    await app.inject('/healthz')

    expect(lines()).toMatchObject([{ route: '/healthz', status: 200, address: '127.0.0.1' }])
  })
})
