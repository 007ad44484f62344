import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginFailures } from '../../db/schema/loginFailures.ts'
import { join, password, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { signInFailures } from './signInFailures.ts'

const minutes = 60_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`failed sign-ins on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())

    test('stay counted when the server starts anew, until their window ends', async () => {
      let now = Date.parse('2026-05-01T12:00:00Z')
      const start = () =>
        testApp(opened, { now: () => new Date(now), environment: { RATE_LIMIT_SCALE: '1' } })
      const signIn = (app: Awaited<ReturnType<typeof start>>, email: string, secret: string) =>
        app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret } })
      const first = await start()
      const { email } = await join(first)
      for (let count = 0; count < 5; count += 1) {
        expect((await signIn(first, email, 'wrong 12345')).statusCode).toBe(401)
      }
      await first.close()

      const second = await start()
      now += 5 * minutes
      const refused = await signIn(second, email, password)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers).toMatchObject({
        'retry-after': '600',
        'ratelimit-policy': '"loginByAccount";q=5;w=900',
        ratelimit: '"loginByAccount";r=0;t=600',
      })
      now += 10 * minutes
      expect((await signIn(second, email, password)).statusCode).toBe(200)
      await second.close()
    })

    test('are each counted once when they come at the same moment', async () => {
      const failures = signInFailures(opened.database.queries, { scale: 4, now: () => new Date() })
      const attempt = { caller: '192.0.2.7', address: 'ada@example.com' }
      const countAtOnce = (times: number) =>
        Promise.all(Array.from({ length: times }, () => failures.count(attempt)))

      await countAtOnce(19)
      expect(await failures.exhausted(attempt)).toBeUndefined()
      await countAtOnce(1)
      expect(await failures.exhausted(attempt)).toMatchObject({ name: 'loginByAccount', max: 20 })
    })

    test('name nobody in the database, and leave it when they no longer count', async () => {
      const { queries } = opened.database
      let now = new Date('2027-05-01T12:00:00Z')
      const failures = signInFailures(queries, { scale: 1, now: () => now })
      await failures.purge()
      await failures.count({ caller: '192.0.2.8', address: 'bea@example.com' })

      const rows = await queries.select().from(loginFailures)
      expect(rows).toHaveLength(3)
      expect(JSON.stringify(rows)).not.toMatch(/bea|192\.0/)

      now = new Date(now.getTime() + 15 * minutes)
      await failures.purge()
      expect(await queries.$count(loginFailures)).toBe(1)
      now = new Date(now.getTime() + 24 * 60 * minutes)
      await failures.purge()
      expect(await queries.$count(loginFailures)).toBe(0)
    })
  })
}
