import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { rateLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import { purgeRateWindows } from './db/LeasedWindows.ts'
import { rateWindows } from './db/schema/operation/rateWindows.ts'
import { FaultProxy } from './testing/FaultProxy.ts'
import { join, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [embedded, postgres] = testDrivers()
const redisUrl = inject('redisUrl')
const scale = { RATE_LIMIT_SCALE: '1' }

let opened: OpenedDatabase
let apps: FastifyInstance[] = []
let log = ''
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString()
    done()
  },
})

async function twoServers(environment: Readonly<Record<string, string>>) {
  const server = async () => {
    const app = await testApp(opened, {
      environment: { LOG_LEVEL: 'warn', ...scale, ...environment },
      logTo,
    })
    apps.push(app)
    return app
  }
  return [await server(), await server()] as const
}

const asksFor = (
  app: FastifyInstance,
  remoteAddress: string,
  url = '/api/auth/validate-reset-token',
) => app.inject({ method: 'POST', url, remoteAddress, payload: { token: 'x'.repeat(43) } })

/** The number of accepted requests at alternating servers, and the response after them. */
async function letThrough(servers: readonly FastifyInstance[], remoteAddress: string, most = 25) {
  let passed = 0
  for (let turn = 0; turn < most; turn += 1) {
    for (const app of servers) {
      if ((await asksFor(app, remoteAddress)).statusCode !== 429) passed += 1
    }
  }
  return passed
}

const checksOf = async (app: FastifyInstance) => (await app.inject('/readyz')).json()
const until = (what: () => Promise<void>) => vi.waitFor(what, { timeout: 10_000, interval: 100 })

beforeEach(() => {
  log = ''
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()))
  apps = []
})

describe.skipIf(!postgres.available)(`limits of servers at one ${postgres.name}`, () => {
  beforeAll(async () => {
    opened = await postgres.open()
  })
  afterAll(() => opened.remove())

  test('10 two servers let through together what one does, and refuse with the same window', async () => {
    const servers = await twoServers({})
    expect(await letThrough(servers, '192.0.2.1')).toBe(rateLimits.resetToken.max)
    for (const app of servers) {
      const refused = await asksFor(app, '192.0.2.1')
      expect(refused.headers['ratelimit']).toMatch(/^"resetToken";r=0;t=(?:900|8\d\d)$/)
      expect((await asksFor(app, '192.0.2.2')).statusCode).toBe(400)
    }
  })

  test('a limit of many is shared out in parts: less than it may be let through, never more', async () => {
    const servers = await twoServers({})
    const { max } = rateLimits.share
    const look = (app: FastifyInstance) =>
      app.inject({ url: '/api/share/none', remoteAddress: '192.0.2.3' })
    const statuses: number[] = []
    for (let turn = 0; turn < max; turn += 10) {
      for (const app of servers) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => look(app)))
        statuses.push(...answers.map(({ statusCode }) => statusCode))
      }
    }
    const passed = statuses.filter((status) => status !== 429).length
    expect(passed).toBeLessThanOrEqual(max)
    expect(passed).toBeGreaterThan(max * 0.95)
  })

  test('10 a plan makes decks of as many files at two servers as at one', async () => {
    const [a, b] = await twoServers({})
    const person = await join(a)
    const send = (app: FastifyInstance) =>
      app.inject({
        method: 'POST',
        url: '/api/imports?name=notes.md',
        headers: { cookie: person.cookie, 'content-type': 'application/octet-stream' },
        payload: Buffer.from('# Looms'),
      })
    const { max } = rateLimits.importsOfFree
    const answers = await Promise.all(
      [a, b].flatMap((app) => Array.from({ length: max }, () => send(app))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(max)
    expect(statuses.filter((status) => status === 429)).toHaveLength(max)
  })

  test('a database that cannot count is said once, and each server counts by itself', async () => {
    const servers = await twoServers({})
    const { queries } = opened.database
    await queries.execute('alter table rate_windows rename to elsewhere')
    try {
      expect(await letThrough(servers, '192.0.2.4', 15)).toBe(2 * rateLimits.resetToken.max)
      expect(log.match(/This server counts them by itself/g)).toHaveLength(2)
    } finally {
      await queries.execute('alter table elsewhere rename to rate_windows')
    }
    await until(async () => {
      await asksFor(servers[0], '192.0.2.5')
      expect(log).toMatch(/Servers count limits together again/)
    })
  })

  test('windows that have ended are swept, and nothing in them names anybody', async () => {
    const [a] = await twoServers({})
    await asksFor(a, '192.0.2.6')
    const { queries } = opened.database
    const rows = await queries.select().from(rateWindows)
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
    await queries.execute(
      `update rate_windows set ends_at = clock_timestamp() - interval '1 second'`,
    )
    expect(await purgeRateWindows(queries)).toBe(rows.length)
    expect(await queries.select().from(rateWindows)).toEqual([])
  })
})

describe.skipIf(redisUrl === '')(
  `limits of servers with one Redis${redisUrl ? '' : ' (none answers at TEST_REDIS_URL or 127.0.0.1:6379)'}`,
  () => {
    let proxy: FaultProxy
    let through: Readonly<Record<string, string>>
    beforeAll(async () => {
      opened = await embedded.open()
    })
    beforeEach(async () => {
      proxy = await FaultProxy.open(new URL(redisUrl))
      const url = new URL(redisUrl)
      url.host = `127.0.0.1:${proxy.port}`
      through = { REDIS_URL: url.href, REDIS_PREFIX: `test:${randomUUID()}` }
    })
    afterEach(() => proxy.close())
    afterAll(() => opened.remove())

    test('10 two servers let through together what one does', async () => {
      const servers = await twoServers(through)
      expect(await letThrough(servers, '192.0.2.1')).toBe(rateLimits.resetToken.max)
      const [a] = servers
      expect((await asksFor(a, '192.0.2.1')).headers['ratelimit']).toMatch(
        /^"resetToken";r=0;t=(?:900|8\d\d)$/,
      )
      expect(await checksOf(a)).toMatchObject({ status: 'ready', checks: { redis: 'ok' } })
    })

    test('10 without Redis each server counts by itself, says so, and takes it up again', async () => {
      const servers = await twoServers(through)
      const [a, b] = servers
      expect(await letThrough(servers, '192.0.2.1')).toBe(rateLimits.resetToken.max)
      const { port } = proxy
      await proxy.close()

      // From the first request on, and without errors.
      expect(await letThrough(servers, '192.0.2.1')).toBe(2 * rateLimits.resetToken.max)
      for (const app of servers) {
        const answer = await app.inject('/readyz')
        expect([answer.statusCode, answer.json()]).toMatchObject([
          200,
          { status: 'degraded', checks: { redis: 'failed' } },
        ])
      }
      expect(log.match(/Each server counts limits by itself until it is back/g)).toHaveLength(2)

      await proxy.listen(port)
      await until(async () => {
        expect(await checksOf(a)).toMatchObject({ status: 'ready' })
        expect(await checksOf(b)).toMatchObject({ status: 'ready' })
        // Earlier counts are still there.
        expect([await asksFor(a, '192.0.2.1'), await asksFor(b, '192.0.2.1')]).toMatchObject([
          { statusCode: 429 },
          { statusCode: 429 },
        ])
      })
      expect(log.match(/answers again/g)).toHaveLength(2)
    })

    test('a Redis that takes connections and says nothing holds nobody up for long', async () => {
      const servers = await twoServers(through)
      proxy.isMute = true
      proxy.cutAll()
      expect(await letThrough(servers, '192.0.2.7', 15)).toBe(2 * rateLimits.resetToken.max)
      expect(await checksOf(servers[0])).toMatchObject({ status: 'degraded' })
    })

    test('a server starts without its Redis, and uses it when it is there', async () => {
      const { port } = proxy
      await proxy.close()
      const servers = await twoServers(through)
      expect((await asksFor(servers[0], '192.0.2.8')).statusCode).toBe(400)
      await proxy.listen(port)
      let caller = 8
      await until(async () => {
        for (const app of servers) expect(await checksOf(app)).toMatchObject({ status: 'ready' })
        // Each server reconnects by itself, just before or after it reports that.
        caller += 1
        expect(await letThrough(servers, `192.0.2.${caller}`)).toBe(rateLimits.resetToken.max)
      })
    })
  },
)
