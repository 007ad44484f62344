import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginFailures } from '../../../db/schema/operation/loginFailures.ts'
import { join, password, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { signInFailures } from './signInFailures.ts'

const minutes = 60_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`failed sign-ins on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())

    const start = (now: () => number) =>
      testApp(opened, { now: () => new Date(now()), environment: { RATE_LIMIT_SCALE: '1' } })
    const signIn = (
      app: FastifyInstance,
      email: string,
      { secret = 'wrong 12345', ...from }: { secret?: string; cookie?: string; address?: string },
    ) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: secret },
        ...(from.address !== undefined && { remoteAddress: from.address }),
        ...(from.cookie !== undefined && { headers: { cookie: from.cookie } }),
      })

    test('stay counted when the server starts anew, and make the next ones wait longer and longer', async () => {
      let now = Date.parse('2026-05-01T12:00:00Z')
      const first = await start(() => now)
      const { email } = await join(first)
      for (let count = 0; count < 5; count += 1) {
        expect((await signIn(first, email, {})).statusCode).toBe(401)
      }
      await first.close()

      const second = await start(() => now)
      for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
        const refused = await signIn(second, email, { secret: password })
        expect(refused.statusCode).toBe(429)
        expect(refused.headers).toMatchObject({
          'retry-after': String(pause),
          'ratelimit-policy': '"loginByAccount";q=5;w=900',
          ratelimit: `"loginByAccount";r=0;t=${pause}`,
        })
        now += pause * 1_000
        expect((await signIn(second, email, {})).statusCode).toBe(401)
      }
      now += 15 * minutes
      expect((await signIn(second, email, { secret: password })).statusCode).toBe(200)
      await second.close()
    })

    test('of many at the same moment let no more through than one after the other', async () => {
      const app = await start(() => Date.parse('2026-06-01T12:00:00Z'))
      const { email } = await join(app)

      const answers = await Promise.all(
        Array.from({ length: 12 }, () => signIn(app, email, { address: '192.0.2.7' })),
      )

      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(7)
      await app.close()
    })

    test('elsewhere never keep out a browser that signed in to the account before', async () => {
      const moment = new Date('2026-07-01T12:00:00Z')
      const app = await start(() => moment.getTime())
      const { email } = await join(app)
      const home = await signIn(app, email, { secret: password })
      const [, device = ''] = [home.headers['set-cookie'] ?? ''].flat()
      expect(device).toMatch(
        /^device=[^;]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      )
      const cookie = device.split(';')[0] ?? ''
      const failures = signInFailures(opened.database.queries, { scale: 1, now: () => moment })
      for (let count = 0; count < 100; count += 1) {
        await failures.take({ caller: `10.3.${Math.floor(count / 4)}.1`, address: email })
      }

      const forged = `${cookie.slice(0, -4)}AAAA`
      for (const other of [{}, { cookie: forged }, { address: '10.3.99.1' }]) {
        expect((await signIn(app, email, { secret: password, ...other })).statusCode).toBe(429)
      }
      expect((await signIn(app, email, { secret: password, cookie })).statusCode).toBe(200)
      const other = await join(app)
      for (let count = 0; count < 5; count += 1) await signIn(app, other.email, { cookie })
      expect((await signIn(app, other.email, { secret: password, cookie })).statusCode).toBe(429)
      await app.close()
    })

    test('name nobody in the database, and leave it when they no longer count', async () => {
      const { queries } = opened.database
      let now = new Date('2027-05-01T12:00:00Z')
      const failures = signInFailures(queries, { scale: 1, now: () => now })
      await failures.purge(100)
      await failures.take({ caller: '192.0.2.8', address: 'bea@example.com' })

      const rows = await queries.select().from(loginFailures)
      expect(rows).toHaveLength(3)
      expect(JSON.stringify(rows)).not.toMatch(/bea|192\.0/)

      now = new Date(now.getTime() + 15 * minutes)
      await failures.purge(100)
      expect(await queries.$count(loginFailures)).toBe(1)
      now = new Date(now.getTime() + 24 * 60 * minutes)
      await failures.purge(100)
      expect(await queries.$count(loginFailures)).toBe(0)
    })
  })
}
