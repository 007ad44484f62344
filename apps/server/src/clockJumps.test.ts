import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMail } from './db/enqueueMail.ts'
import { claimRequest } from './db/idempotencyRepository.ts'
import { LeasedWindows } from './db/LeasedWindows.ts'
import { takeLease } from './db/leases.ts'
import { idempotencyKeys } from './db/schema/operation/idempotencyKeys.ts'
import { leases } from './db/schema/operation/maintenance.ts'
import { rateWindows } from './db/schema/operation/rateWindows.ts'
import { createMailbox, tokenIn } from './testing/mail/mailbox.ts'
import { aSlide, join, password, type Person, prove, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const dayMs = 24 * 60 * 60 * 1_000
const today = Date.parse('2026-05-04T08:00:00Z')

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(
    `a clock that jumps by a day and back, on ${driver.name}`,
    () => {
      const mail = createMailbox()
      let opened: OpenedDatabase
      let app: FastifyInstance
      let ada: Person
      let now: number

      beforeAll(async () => {
        now = today
        opened = await driver.open()
        app = await testApp(opened, {
          mailer: mail,
          now: () => new Date(now),
          environment: { PAYMENTS: 'test', RATE_LIMIT_SCALE: '1' },
        })
        ada = await join(app)
      })
      beforeEach(() => {
        now = today
      })
      afterAll(async () => {
        await app.close()
        await opened.remove()
      })

      const signIn = (secret: string) =>
        app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: ada.email, password: secret },
        })
      const isSignedIn = async (person: Pick<Person, 'ask'>) =>
        (await person.ask('GET /api/auth/user')).statusCode === 200

      test('sessions and trials go on, whichever way it jumped', async () => {
        const left = async () =>
          (await ada.ask('GET /api/subscription/status')).json().daysRemaining
        const before = await left()
        for (const jump of [1, -1, 0]) {
          now = today + jump * dayMs
          expect(await isSignedIn(ada)).toBe(true)
          expect(await left()).toBe(before - jump)
          expect(
            (await ada.ask('POST /api/presentations', { title: 'Looms', slides: [aSlide('One')] }))
              .statusCode,
          ).toBe(201)
        }
        now = today + dayMs
        const bea = await join(app)
        now = today
        expect(await isSignedIn(bea)).toBe(true)
      })

      test('nobody is kept out for a day by passwords that were wrong tomorrow', async () => {
        now = today + dayMs
        for (let attempt = 0; attempt < 6; attempt += 1) await signIn('a wrong loom 1')
        expect((await signIn(password)).statusCode).toBe(429)
        now = today
        expect((await signIn(password)).statusCode).toBe(200)
      })

      test('files that were imported tomorrow leave the day of today its own', async () => {
        const send = (name: string) =>
          ada.ask(`POST /api/imports?name=${name}.md`, Buffer.from('# Looms'), {
            'content-type': 'application/octet-stream',
          })
        now = today + dayMs
        for (let at = 0; at < 5; at += 1) expect((await send(`${at}`)).statusCode).toBe(201)
        expect((await send('six')).statusCode).toBe(429)
        now = today
        expect((await send('seven')).statusCode).toBe(201)
      })

      test('a proof of tomorrow proves nothing today', async () => {
        now = today + dayMs
        await prove(ada)
        now = today
        const answer = await ada.ask('DELETE /api/user', { confirmation: 'DELETE' })
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'reauth_required'])
      })

      test('a link to choose a password works before and after, and ends when it should', async () => {
        const message = mail.next()
        const payload = { email: ada.email, firstName: 'Ada', lastName: 'Weaver' }
        await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload })
        const token = tokenIn(await message)
        const isValid = async () =>
          (
            await app.inject({
              method: 'POST',
              url: '/api/auth/validate-reset-token',
              payload: { token },
            })
          ).statusCode === 200
        now = today - dayMs
        expect(await isValid()).toBe(true)
        now = today + dayMs
        expect(await isValid()).toBe(false)
        now = today
        expect(await isValid()).toBe(true)
      })

      test('mail that was put off by a wrong clock is sent by the right one', async () => {
        const { queries } = opened.database
        const message = mail.next()
        await enqueueMail(
          queries,
          { kind: 'password-changed', userId: ada.id },
          new Date(today + dayMs),
        )
        const payload = { email: 'nobody@example.com', firstName: 'Ada', lastName: 'Weaver' }
        // Wakes the mail worker.
        await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload })
        expect((await message).subject).toBe('Your password was changed')
      })

      test("what a dead server holds by a wrong clock of the database's is free by the right one", async () => {
        const { queries } = opened.database
        const tomorrow = sql`clock_timestamp() + interval '1 day'`
        const lease = { name: 'a piece of work', holder: 'dead' }
        const claim = { userId: ada.id, key: 'k', route: 'POST /', bodyHash: '', holder: 'dead' }
        const window = { key: 'who', seconds: 60, max: 2 }
        await takeLease(queries, lease)
        await claimRequest(queries, claim)
        expect(await takeLease(queries, { ...lease, holder: 'b' })).toBe(false)
        expect(await claimRequest(queries, { ...claim, holder: 'b' })).toMatchObject({
          state: 'held',
        })
        for (let at = 0; at < 5; at += 1) await new LeasedWindows(queries).count(window)

        await queries.update(leases).set({ until: tomorrow }).where(eq(leases.name, lease.name))
        await queries.update(idempotencyKeys).set({ lockedUntil: tomorrow })
        await queries.update(rateWindows).set({ endsAt: tomorrow })
        expect(await takeLease(queries, { ...lease, holder: 'b' })).toBe(true)
        expect(await claimRequest(queries, { ...claim, holder: 'b' })).toMatchObject({
          state: 'claimed',
        })
        expect((await new LeasedWindows(queries).count(window)).count).toBe(1)
      })
    },
  )
}
