import { eq, ne, sql } from 'drizzle-orm'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { servers } from './db/schema/operation/servers.ts'
import { describeDifferences } from './features/servers/describeDifferences.ts'
import { purgeServers } from './features/servers/serversRepository.ts'
import { S3Server } from './testing/s3/S3Server.ts'
import { testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [, postgres] = testDrivers()
const secret = 'a secret of the tests, long enough to sign with'

describe.skipIf(!postgres.available)(`servers that know each other by ${postgres.name}`, () => {
  let opened: OpenedDatabase
  let apps: FastifyInstance[] = []
  let log = ''
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  const start = async (environment: Readonly<Record<string, string>> = {}, own = secret) => {
    const app = await testApp(opened, {
      environment: { LOG_LEVEL: 'warn', ...environment },
      secret: own,
      logTo,
    })
    apps.push(app)
    return app
  }
  const rows = () => opened.database.queries.select().from(servers)
  const untilThere = (count: number) =>
    vi.waitFor(async () => expect(await rows()).toHaveLength(count), { timeout: 10_000 })
  const standing = async (app: FastifyInstance) => {
    const { statusCode, body } = await app.inject('/readyz')
    return { statusCode, ...JSON.parse(body) }
  }

  beforeAll(async () => {
    opened = await postgres.open()
  })
  beforeEach(() => {
    log = ''
  })
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()))
    apps = []
  })
  afterAll(() => opened.remove())

  test('one alone is ready, whatever it lacks, and says when it ends', async () => {
    const app = await start()
    await untilThere(1)
    expect(await standing(app)).toMatchObject({ status: 'ready', checks: { servers: 'ok' } })
    await app.close()
    expect(await rows()).toEqual([])
  })

  test('another that has no Redis and another secret is said once, and degrades no more than that', async () => {
    const own = `${secret} of another server`
    await start()
    await untilThere(1)
    const second = await start({ PUBLIC_URL: 'https://other.example.com' }, own)
    await vi.waitFor(
      async () =>
        expect(await standing(second)).toMatchObject({
          statusCode: 200,
          status: 'degraded',
          checks: { servers: 'failed', database: 'ok' },
        }),
      { timeout: 10_000 },
    )
    for (const words of ['SESSION_SECRET differs', 'PUBLIC_URL differs', 'There is no Redis'])
      expect(log).toContain(`SEVERAL SERVERS RUN ON THIS DATABASE. ${words}`)
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain('long enough to sign with')
    const countWarnings = () => log.match(/RUN ON THIS DATABASE\. SESSION_SECRET/g)?.length
    const before = countWarnings()
    await standing(second)
    expect(countWarnings()).toBe(before)
  })

  test('servers with one bucket, one Redis and one secret are ready', async () => {
    const s3 = new S3Server()
    await s3.start()
    // Nothing listens there: only the configuration matters here.
    const shared = { ...s3.environment, REDIS_URL: 'redis://127.0.0.1:1/0' }
    const [a] = [await start(shared), await start(shared)]
    await untilThere(2)
    expect(await standing(a)).toMatchObject({ checks: { servers: 'ok', redis: 'failed' } })
    expect(log).not.toContain('SEVERAL SERVERS')
    await Promise.all(apps.map((app) => app.close()))
    apps = []
    await s3.stop()
  })

  test('a server that was killed counts no more, and its row is swept', async () => {
    const { queries } = opened.database
    const app = await start()
    await untilThere(1)
    const [own] = await rows()
    if (!own) throw new Error('The server did not say that it runs')
    // Recorded in the past at once: a fresh heartbeat, however short, would be compared and reported.
    const seenAt = sql`clock_timestamp() - interval '21 seconds'`
    const differing = { ...own.facts, payments: 'stripe' }
    await queries
      .insert(servers)
      .values({ id: 'killed', facts: differing, startedAt: seenAt, seenAt })
    const other = await start()
    await untilThere(3)
    expect(log).not.toContain('PAYMENTS differs')
    expect(await purgeServers(queries)).toBe(0)
    await queries
      .update(servers)
      .set({ seenAt: sql`clock_timestamp() - interval '2 hours'` })
      .where(eq(servers.id, 'killed'))
    expect(await purgeServers(queries)).toBe(1)
    expect(await queries.select().from(servers).where(ne(servers.id, 'killed'))).toHaveLength(2)
    await Promise.all([app.close(), other.close()])
    apps = []
  })
})

const facts = {
  version: '1.0.0',
  schema: 24,
  files: 'files at s3.example',
  redis: 'redis:6379 deckloom:',
  publicUrl: 'https://decks.example.com',
  payments: 'off',
  sessionSecret: 'one',
  auditKey: 'one',
}

test.each([
  ['sessionSecret', 'other', 'SESSION_SECRET'],
  ['auditKey', 'other', 'AUDIT_KEY'],
  ['publicUrl', null, 'PUBLIC_URL'],
  ['payments', 'test', 'PAYMENTS'],
  ['files', null, 'S3_BUCKET'],
  ['redis', null, 'REDIS_URL'],
  ['schema', 25, 'Finish the upgrade'],
  ['version', '1.1.0', 'Finish the upgrade'],
] as const)('another %s is one sentence that says what to set', (key, value, named) => {
  expect(describeDifferences(facts, [])).toEqual([])
  expect(describeDifferences(facts, [facts, facts])).toEqual([])
  expect(describeDifferences(facts, [facts, { ...facts, [key]: value }])).toEqual([
    expect.stringContaining(named),
  ])
})

test('a folder and no Redis are said where there are several servers', () => {
  const alone = { ...facts, files: null, redis: null }
  expect(describeDifferences(alone, [])).toEqual([])
  expect(describeDifferences(alone, [alone])).toEqual([
    expect.stringContaining('Files are in a folder'),
    expect.stringContaining('There is no Redis'),
  ])
})
