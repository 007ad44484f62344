import { planRules, plans, priceOf } from '@deckloom/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { generationUses } from '../../db/schema/plans.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { aDeck, aSlide, join, password, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour
const begin = Date.parse('2026-03-02T09:00:00Z')
const brief = { prompt: 'Looms of the world', slideCount: 5, presentationType: 'pitch' }

test('D-004 the Free Trial costs 0 dollars for 3 days', () => {
  expect(plans.free.prices).toEqual({})
  expect(planRules.trialDays).toBe(3)
})

test('D-005 D-006 D-007 Pro costs 2 dollars a month or 20 a year, Business 99 a month', () => {
  expect(priceOf('pro', 'month')).toBe(2)
  expect(priceOf('pro', 'year')).toBe(20)
  expect(priceOf('business', 'month')).toBe(99)
  expect(priceOf('business', 'year')).toBeUndefined()
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`plans on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person
    let now = begin

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { now: () => new Date(now) })
    })
    beforeEach(async () => {
      now = begin
      person = await join(app)
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const select = (tier: unknown) => person.ask('POST /api/subscription/select', { tier })
    const status = async () => (await person.ask('GET /api/subscription/status')).json()
    const account = async () => {
      const [row] = await opened.database.queries
        .select()
        .from(users)
        .where(eq(users.id, person.id))
      if (!row) throw new Error('no such account')
      return row
    }
    const signIn = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password },
      })

    test('D-024 the status says whether the plan is active, its tier and the days that remain', async () => {
      expect(await status()).toEqual({
        isActive: true,
        tier: 'free',
        daysRemaining: 3,
        pendingTier: null,
      })
      for (const tier of ['pro', 'business'] as const) {
        await makePaying(opened.database.queries, person, tier)
        expect(await status()).toMatchObject({ isActive: true, tier })
      }
    })

    test('D-008 D-009 a choice is free, pro or business, and the answer includes it', async () => {
      for (const tier of ['free', 'pro', 'business']) {
        const answer = await select(tier)
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ tier })
      }
      for (const tier of ['enterprise', '', null, ['pro'], 'PRO'])
        expect((await select(tier)).statusCode).toBe(400)
      const extra = { tier: 'pro', status: 'active' }
      expect((await person.ask('POST /api/subscription/select', extra)).statusCode).toBe(400)
    })

    test('D-012 choosing pro or business answers that the payment is pending, and records the wish', async () => {
      for (const tier of ['pro', 'business']) {
        expect((await select(tier)).json()).toEqual({ tier, status: 'pending_payment' })
        expect(await status()).toMatchObject({ tier: 'free', pendingTier: tier })
        expect((await account()).pendingTier).toBe(tier)
      }
      await select('free')
      expect(await status()).toMatchObject({ tier: 'free', pendingTier: null })
    })

    test('D-013 choosing pro or business begins the trial of 3 days, once per account', async () => {
      now = begin + hour
      await select('pro')
      const first = await account()
      expect(first.trialStartDate?.getTime()).toBe(begin + hour)
      expect(first.trialEndDate?.getTime()).toBe(begin + hour + 3 * day)
      now = begin + 2 * day
      for (const tier of ['business', 'free', 'pro']) await select(tier)
      const later = await account()
      expect([later.trialStartDate, later.trialEndDate]).toEqual([
        first.trialStartDate,
        first.trialEndDate,
      ])
    })

    test('D-017 the trial begins with the choice; without one it counts from the registration, and trialStartDate stays empty', async () => {
      now = begin + 2 * day
      expect(await status()).toMatchObject({ isActive: true, daysRemaining: 1 })
      expect((await account()).trialStartDate).toBeNull()
      await select('free')
      expect((await account()).trialStartDate?.getTime()).toBe(begin + 2 * day)
      expect(await status()).toMatchObject({ isActive: true, daysRemaining: 3 })

      const other = await join(app)
      now += 3 * day
      const answer = await other.ask('GET /api/subscription/status')
      expect(answer.json()).toMatchObject({ isActive: false, tier: 'free', daysRemaining: 0 })
    })

    test('D-016 the trial is over after 3 days of the server, to the second', async () => {
      await select('free')
      for (const [after, isActive, daysRemaining] of [
        [0, true, 3],
        [1, true, 3],
        [day, true, 2],
        [2 * day, true, 1],
        [3 * day - 1, true, 1],
        [3 * day, false, 0],
        [30 * day, false, 0],
      ] as const) {
        now = begin + after
        // A person's session has ended after a month.
        if (after === 30 * day) {
          const cookie = (await signIn()).headers['set-cookie']
          const answer = await app.inject({
            url: '/api/subscription/status',
            headers: { cookie: String(cookie).split(';')[0] ?? '' },
          })
          expect(answer.json()).toMatchObject({ isActive, daysRemaining })
        } else expect(await status()).toMatchObject({ isActive, daysRemaining })
      }
    })

    test('C-014 isNewUser is true until a plan was chosen, or the choice skipped, once', async () => {
      expect((await signIn()).json()).toMatchObject({ isNewUser: true })
      expect((await signIn()).json()).toMatchObject({ isNewUser: true })
      await select('pro')
      expect((await signIn()).json()).toMatchObject({ isNewUser: false })
      person = await join(app)
      await select('free')
      expect((await signIn()).json()).toMatchObject({ isNewUser: false })
    })

    test('D-023 no choice, however it is written, changes tier or status of the account', async () => {
      for (const tier of ['pro', 'business', 'free']) await select(tier)
      const bodies = [
        { tier: 'pro', paid: true },
        { tier: 'pro', subscriptionTier: 'pro' },
        { subscriptionTier: 'pro' },
        { tier: 'admin' },
      ]
      for (const body of bodies)
        expect((await person.ask('POST /api/subscription/select', body)).statusCode).toBe(400)
      expect(await account()).toMatchObject({
        subscriptionTier: 'free',
        subscriptionStatus: 'trialing',
        isAdmin: false,
      })
    })

    test('who has paid for a plan keeps it whatever they choose', async () => {
      await makePaying(opened.database.queries, person)
      expect((await select('free')).json()).toEqual({ tier: 'pro', status: 'active' })
      expect((await select('pro')).json()).toEqual({ tier: 'pro', status: 'active' })
      expect((await select('business')).json()).toEqual({
        tier: 'business',
        status: 'pending_payment',
      })
      expect(await account()).toMatchObject({ subscriptionTier: 'pro' })
    })

    describe('when the trial is over', () => {
      let deck: string

      beforeEach(async () => {
        deck = `/api/presentations/${(await aDeck(person, 'Kept')).id}`
        now = begin + 3 * day
      })

      test('D-042 D-043 an expired account reads and presents its decks', async () => {
        expect((await person.ask('GET /api/presentations')).json()).toHaveLength(1)
        const read = await person.ask(`GET ${deck}`)
        expect(read.json()).toMatchObject({ title: 'Kept' })
      })

      test('D-044 an expired account exports its decks', async () => {
        const exported = await person.ask(`POST ${deck}/export`, { format: 'pdf' })
        expect(exported.statusCode).toBe(200)
        const file = await person.ask(`GET ${exported.json().downloadUrl}`)
        expect(file.body).toContain('pdf of Kept')
      })

      test('D-045 an expired account deletes its decks', async () => {
        expect((await person.ask(`DELETE ${deck}`)).statusCode).toBe(204)
        expect((await person.ask(`GET ${deck}`)).statusCode).toBe(404)
      })

      test('an expired account edits and creates decks: nobody is kept from their work', async () => {
        const slides = [aSlide('Changed')]
        expect((await person.ask(`PUT ${deck}`, { slides })).statusCode).toBe(200)
        expect((await person.ask('POST /api/presentations', { slides })).statusCode).toBe(201)
      })

      test('D-046 an expired account that generates gets 402 with a message, and nothing is written', async () => {
        const answer = await person.ask('POST /api/generate', brief)

        expect(answer.statusCode).toBe(402)
        expect(answer.json()).toMatchObject({
          code: 'subscription_required',
          message:
            'Your plan has expired. Choose a plan to go on; your presentations stay yours to edit, present and export.',
        })
        const { queries } = opened.database
        expect(await queries.$count(presentations, eq(presentations.userId, person.id))).toBe(1)
        expect(await queries.$count(generationUses, eq(generationUses.userId, person.id))).toBe(0)
      })
    })

    describe('the quota of generations', () => {
      const generate = () => person.ask('POST /api/generate', brief)
      const generateAll = async (count: number) => {
        const statuses: number[] = []
        for (let made = 0; made < count; made += 1) statuses.push((await generate()).statusCode)
        return statuses
      }

      test('a trial generates five presentations a month; the sixth is told when there are more', async () => {
        expect(await generateAll(5)).toEqual([200, 200, 200, 200, 200])
        const sixth = await generate()

        expect(sixth.statusCode).toBe(429)
        expect(sixth.json()).toMatchObject({
          code: 'quota_exceeded',
          message:
            'Your plan includes 5 generated presentations a month, and they are used up. Upgrade to Pro for more, or wait until April 1.',
        })
        const april = (Date.parse('2026-04-01') - begin) / 1_000
        expect(sixth.headers['retry-after']).toBe(String(april))
      })

      test('a new month has a new quota, and Pro has none', async () => {
        now = Date.parse('2026-03-31T22:00:00Z')
        person = await join(app)
        expect((await generateAll(6)).at(-1)).toBe(429)
        now = Date.parse('2026-04-01T00:00:00Z')
        expect(await generateAll(6)).toEqual([200, 200, 200, 200, 200, 429])
        await makePaying(opened.database.queries, person)
        expect(await generateAll(7)).toEqual([200, 200, 200, 200, 200, 200, 200])
      })

      test('of 50 requests at the same time with one generation left exactly one runs', async () => {
        expect(await generateAll(4)).toEqual([200, 200, 200, 200])
        const answers = await Promise.all(Array.from({ length: 50 }, generate))

        const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
        expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 429)])
        const { queries } = opened.database
        expect(await queries.$count(presentations, eq(presentations.userId, person.id))).toBe(5)
      })

      test('a seat that a server took with it when it ended comes back after five minutes', async () => {
        const held = Array.from({ length: 5 }, (_, seat) => ({
          id: `${person.id} ${seat}`,
          userId: person.id,
          at: new Date(now),
        }))
        await opened.database.queries.insert(generationUses).values(held)
        expect((await generate()).statusCode).toBe(429)
        now += 5 * 60_000 + 1
        expect((await generate()).statusCode).toBe(200)
      })
    })
  })
}
