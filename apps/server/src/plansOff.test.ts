import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { createNotify } from './features/notifications/notify.ts'
import { notifyTrialsEnding } from './features/notifications/notifyTrialsEnding.ts'
import { sendPicture } from './testing/decks/sendPicture.ts'
import {
  aDeck,
  aSlide,
  cookieOf,
  join,
  methodAndUrl,
  password,
  type Person,
  prove,
  testApp,
} from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const dayMs = 24 * 60 * 60 * 1_000
const file = { 'content-type': 'application/octet-stream' }

/** Everything that a plan enables; each returns the status of a call. */
const opened: Readonly<Record<string, (person: Person) => Promise<number>>> = {
  generation: async (person) =>
    (await person.ask('POST /api/generate', { prompt: 'Looms of the north' })).statusCode,
  outlines: async (person) =>
    (await person.ask('POST /api/generations', { prompt: 'Looms of the north' })).statusCode,
  imports: async (person) =>
    (await person.ask('POST /api/imports?name=a.md', Buffer.from('# Looms'), file)).statusCode,
  sources: async (person) =>
    (await person.ask('POST /api/sources?name=a.md', Buffer.from('# Looms'), file)).statusCode,
  pictures: async (person) =>
    (await person.ask('POST /api/generate-image', { prompt: 'A forest' })).statusCode,
  links: async (person) => {
    const { id } = await aDeck(person)
    return (await person.ask(`POST /api/presentations/${id}/share-links`, {})).statusCode
  },
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`accounts on ${driver.name}`, () => {
    const began = new Date('2026-11-23T12:00:00Z')
    let database: OpenedDatabase
    let app: FastifyInstance
    let withPlans: FastifyInstance
    let premiumTemplate = ''
    let now = began

    beforeAll(async () => {
      database = await driver.open()
      const parts = { now: () => now }
      // Like any production server without keys of a payment provider.
      app = await testApp(database, { ...parts, environment: { NODE_ENV: 'production' } })
      withPlans = await testApp(database, { ...parts, environment: { PAYMENTS: 'test' } })
      const [template] = await premium(await join(withPlans))
      premiumTemplate = template?.id ?? ''
    })
    afterAll(async () => {
      await app.close()
      await withPlans.close()
      await database.remove()
    })
    const queries = () => database.database.queries

    /** The same person at another time: the previous session has expired by then. */
    const at = async (server: FastifyInstance, { email, ...person }: Person, days: number) => {
      now = new Date(began.getTime() + days * dayMs)
      const payload = { email, password }
      const cookie = cookieOf(
        await server.inject({ method: 'POST', url: '/api/auth/login', payload }),
      )
      const ask: Person['ask'] = (what, body, headers) =>
        server.inject({
          ...methodAndUrl(what),
          headers: { cookie, ...headers },
          ...(body !== undefined && { payload: body }),
        })
      return { ...person, email, cookie, ask }
    }
    const premium = async (person: Person): Promise<readonly { readonly id: string }[]> => {
      const gallery: readonly { readonly id: string; readonly isPremium: boolean }[] = (
        await person.ask('GET /api/templates')
      ).json()
      return gallery.filter(({ isPremium }) => isPremium)
    }
    const statuses = async (person: Person) => {
      const found: [string, number][] = []
      for (const [name, call] of Object.entries(opened)) found.push([name, await call(person)])
      const body = { templateId: premiumTemplate }
      const made = await person.ask('POST /api/presentations/from-template', body)
      return [...found, ['premium template', made.statusCode] as const]
    }
    const administrator = async (): Promise<Person> => {
      const person = await join(app)
      await queries().update(users).set({ isAdmin: true }).where(eq(users.id, person.id))
      await prove(person)
      return person
    }
    const set = async (admin: Person, change: object) =>
      (await admin.ask('PATCH /api/admin/settings', change)).statusCode

    test.each([0, 4, 365])(
      'without plans have every feature, on day %i after they registered too',
      async (days) => {
        now = began
        const person = await at(app, await join(app), days)

        for (const [name, status] of await statuses(person)) {
          expect([200, 201], `${name}: ${status}`).toContain(status)
        }
        expect((await person.ask('GET /api/subscription/status')).json()).toMatchObject({
          isActive: true,
        })
        expect(await premium(person)).toEqual([])
        now = began
      },
    )

    test.each([4, 365])(
      'with plans and without one of their own are asked for one on day %i',
      async (days) => {
        now = began
        const person = await at(withPlans, await join(withPlans), days)

        for (const [name, status] of await statuses(person)) expect(status, name).toBe(402)
        expect(await premium(person)).not.toEqual([])
        now = began
      },
    )

    test('without plans choose none, are given none and are told of none', async () => {
      now = began
      const [admin, person] = [await administrator(), await join(app)]
      const notify = createNotify({ queries: queries(), now: () => now, warn: () => {} })
      await notify(person.id, { kind: 'plan-given', tier: 'pro', until: began.toISOString() })
      await queries()
        .update(users)
        .set({ trialEndDate: new Date(began.getTime() + dayMs / 2) })
        .where(eq(users.id, person.id))
      await notifyTrialsEnding(
        { queries: queries(), notify, entitlements: { hasPlans: false } },
        now,
      )

      const chosen = await person.ask('POST /api/subscription/select', { tier: 'pro' })
      expect([chosen.statusCode, chosen.json().code]).toEqual([503, 'payments_off'])
      const given = await admin.ask(`PATCH /api/admin/users/${person.id}`, {
        grantedPlan: { tier: 'pro', days: 30 },
      })
      expect([given.statusCode, given.json().code]).toEqual([403, 'turned_off'])
      expect((await person.ask('GET /api/notifications')).json()).toEqual({ unread: 0, items: [] })
      expect((await person.ask('GET /api/billing')).json()).toEqual({ plan: null, invoices: [] })
    })

    test('without plans hold as many decks as an administrator allows', async () => {
      const [admin, person] = [await administrator(), await join(app)]
      const make = () =>
        person.ask('POST /api/presentations', { title: 'Looms', slides: [aSlide('One')] })
      expect(await set(admin, { decksPerAccount: 1 })).toBe(200)
      expect((await make()).statusCode).toBe(201)
      const refused = await make()
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({
        code: 'quota_exceeded',
        message:
          'You have 1 presentation, as many as your administrator allows. Delete some first.',
      })
      expect(await set(admin, { decksPerAccount: null })).toBe(200)
      expect((await make()).statusCode).toBe(201)
      expect(await set(admin, { decksPerAccount: 5_000 })).toBe(200)
    })

    test('without plans generate as often in a day as an administrator allows', async () => {
      now = new Date('2026-11-23T23:00:00Z')
      const [admin, person] = [await administrator(), await join(app)]
      expect(await set(admin, { generationsPerDay: 2 })).toBe(200)
      const generate = () => person.ask('POST /api/generate', { prompt: 'Looms of the north' })
      const many = await Promise.all([generate(), generate(), generate()])
      expect(many.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 200, 429,
      ])
      const refused = await generate()
      expect(refused.json()).toMatchObject({
        code: 'quota_exceeded',
        message:
          'Your administrator allows 2 presentations to be generated a day, and you have used that up. Try again after midnight UTC.',
        retryAfter: 3_600,
      })
      now = new Date('2026-11-24T00:00:00Z')
      expect((await generate()).statusCode).toBe(200)
      await prove(admin)
      expect(await set(admin, { generationsPerDay: 100 })).toBe(200)
      now = began
    })

    test('without plans store as much as an administrator allows', async () => {
      const [admin, person] = [await administrator(), await join(app)]
      expect(await set(admin, { storageMegabytesPerAccount: 1 })).toBe(200)
      // Noise does not compress.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const picture = await sharp({
        create: { width: 520, height: 520, channels: 3, background: 'white', noise },
      })
        .png()
        .toBuffer()
      expect(picture.byteLength).toBeGreaterThan(400_000)
      const sent: number[] = []
      for (let count = 0; count < 4; count += 1) {
        sent.push((await sendPicture(person, picture)).statusCode)
      }
      expect(sent[0]).toBe(201)
      expect(sent.at(-1)).toBe(429)
      expect(await set(admin, { storageMegabytesPerAccount: 10_240 })).toBe(200)
      expect((await sendPicture(person, picture)).statusCode).toBe(201)
    })

    test('have quotas that make sense, set by administrators alone, and on record', async () => {
      const [admin, person] = [await administrator(), await join(app)]
      for (const value of [0, -1, 1.5, '5', true, 1e9]) {
        expect(await set(admin, { decksPerAccount: value }), String(value)).toBe(400)
      }
      expect(await set(person, { decksPerAccount: 7 })).toBe(403)
      expect(await set(admin, { decksPerAccount: 4_999 })).toBe(200)
      const { settings } = (await admin.ask('GET /api/admin/settings')).json()
      expect(settings).toMatchObject({
        decksPerAccount: 4_999,
        generationsPerDay: 100,
        storageMegabytesPerAccount: 10_240,
      })
      await expect
        .poll(async () =>
          (await admin.ask('GET /api/admin/audit?action=setting-change'))
            .json()
            .map(({ target }: { target: string }) => target),
        )
        .toContain('decksPerAccount 4999')
    })
  })
}
