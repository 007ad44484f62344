import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDeck, cookieOf, join, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'
import { unlockAttempts } from './unlockAttempts.ts'

const password = 'harbour-silt-7'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`passwords of links on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())

    const start = (now: () => number) =>
      testApp(opened, { now: () => new Date(now()), environment: { RATE_LIMIT_SCALE: '1' } })
    const lockedLink = async (app: FastifyInstance): Promise<string> => {
      const owner = await join(app)
      const { id } = await aDeck(owner)
      const made = await owner.ask(`POST /api/presentations/${id}/share-links`, { password })
      return `/api${made.json().path}`
    }
    const unlocking =
      (app: FastifyInstance, url: string) =>
      (guess: string, from = '203.0.113.7') =>
        app.inject({
          method: 'POST',
          url: `${url}/unlock`,
          payload: { password: guess },
          remoteAddress: from,
        })
    // A different network prefix each, as limits count them.
    const elsewhere = (place: number) => `198.51.${place}.9`

    test('an address has ten guesses in a quarter of an hour, over restarts too', async () => {
      const now = Date.parse('2026-05-01T12:00:00Z')
      const first = await start(() => now)
      const url = await lockedLink(first)
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await unlocking(first, url)(`wrong ${guess}`)).statusCode).toBe(401)
      }
      await first.close()

      const second = await start(() => now)
      const refused = await unlocking(second, url)(password)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers).toMatchObject({ 'ratelimit-policy': '"shareUnlock";q=10;w=900' })
      expect((await unlocking(second, url)(password, elsewhere(1))).statusCode).toBe(204)
      await second.close()
    })

    test('guesses at one link from everywhere are counted together, and then wait longer and longer; who has opened it goes on', async () => {
      let now = Date.parse('2026-05-02T12:00:00Z')
      const app = await start(() => now)
      const url = await lockedLink(app)
      const inside = cookieOf(await unlocking(app, url)(password, elsewhere(200)))
      for (let guess = 0; guess < 50; guess += 1) {
        const answer = await unlocking(app, url)(`wrong ${guess}`, elsewhere(guess))
        expect(answer.statusCode).toBe(401)
      }

      for (const pause of [1, 2, 4, 8]) {
        const refused = await unlocking(app, url)(password, elsewhere(100 + pause))
        expect(refused.statusCode).toBe(429)
        expect(refused.headers).toMatchObject({
          'retry-after': String(pause),
          'ratelimit-policy': '"shareUnlockByLink";q=50;w=900',
        })
        now += pause * 1_000
        const wrong = await unlocking(app, url)('wrong', elsewhere(110 + pause))
        expect(wrong.statusCode).toBe(401)
      }
      const shown = await app.inject({ url, headers: { cookie: inside } })
      expect(shown.statusCode).toBe(200)
      const other = await lockedLink(app)
      expect((await unlocking(app, other)(password, elsewhere(120))).statusCode).toBe(204)
      await app.close()
    })

    test('of 150 guesses at the same moment ten are looked at, and a sign-in beside them is answered', async () => {
      const now = Date.parse('2026-05-03T12:00:00Z')
      const app = await start(() => now)
      const url = await lockedLink(app)
      const { email } = await join(app)
      const guesses = Array.from({ length: 150 }, (_, guess) =>
        unlocking(app, url)(`wrong ${guess}`),
      )
      const signIn = app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'not the password 1' },
        remoteAddress: elsewhere(1),
      })

      const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)

      expect(answers.filter((status) => status === 401)).toHaveLength(10)
      expect(answers.filter((status) => status === 429)).toHaveLength(140)
      expect((await signIn).statusCode).toBe(401)
      await app.close()
    })

    test('a right password gives its attempt back', async () => {
      const { queries } = opened.database
      const now = () => new Date('2026-05-04T12:00:00Z')
      const attempts = unlockAttempts(queries, { scale: 1, now })
      const attempt = { caller: '192.0.2.0/24', linkId: 9 }
      for (let tried = 0; tried < 30; tried += 1) {
        expect(await attempts.take(attempt)).toBeUndefined()
        await attempts.giveBack(attempt)
      }
    })
  })
}
