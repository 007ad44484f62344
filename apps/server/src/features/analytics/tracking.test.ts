import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analytics, siteVisits, tokenUsage } from '../../db/schema/activity.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { dayOf } from './countedDays.ts'

const session = 'session-1795290000000-k3x9q0abz'
for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`counting visits on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let admin: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { environment: { ADMIN_EMAILS: 'root@example.com' } })
      admin = await join(app, 'root@example.com')
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const visit = (path: string, headers: Record<string, string> = {}, person?: Person) =>
      app.inject({
        method: 'POST',
        url: '/api/analytics/track-visit',
        payload: { path, userAgent: 'Loom/1.0' },
        headers: { 'x-session-id': session, ...(person && { cookie: person.cookie }), ...headers },
      })
    const ask = async (what: string) => (await admin.ask(`GET /api/analytics/${what}`)).json()
    const newestVisit = async () => {
      await ask('site-visits')
      const rows = await queries().select().from(siteVisits).orderBy(siteVisits.id)
      return rows.at(-1)
    }

    test('H-030 H-031 a visit is kept with its page, its session and who is signed in, and with no network address', async () => {
      const ada = await join(app)

      expect((await visit('/pricing', {}, ada)).statusCode).toBe(204)

      expect(await newestVisit()).toMatchObject({
        userId: ada.id,
        sessionId: session,
        page: '/pricing',
        userAgent: 'Loom/1.0',
        ipAddress: null,
      })
    })

    test('keeps no token, no query and no number of a deck, and of a foreign page its origin alone', async () => {
      const secret = randomUUID()
      for (const [path, page] of [
        [`/reset-password?token=${secret}`, '/reset-password'],
        [`/share/${secret}#3`, '/share/:token'],
        ['/editor/4711', '/editor/:id'],
        [`/nothing/${secret}`, '(other)'],
      ] as const) {
        await visit(path, { referer: `https://elsewhere.test/found?q=${secret}` })
        expect(await newestVisit()).toMatchObject({ page, referrer: 'https://elsewhere.test' })
      }
      const { rows } = await queries().execute(
        sql`select 1 from site_visits t where t::text like ${`%${secret}%`}`,
      )
      expect(rows).toEqual([])
    })

    test.each([['sec-gpc'], ['dnt']])(
      'counts who sends %s without saying what browser it was',
      async (header) => {
        await visit('/terms', { [header]: '1' })
        expect(await newestVisit()).toMatchObject({ page: '/terms', userAgent: null })
      },
    )

    test('drops the name of a session that is none, and the visit counts all the same', async () => {
      for (const name of ['session-1', `${session}-x`, 'x'.repeat(5_000)]) {
        await visit('/terms', { 'x-session-id': name })
        expect(await newestVisit()).toMatchObject({ page: '/terms', sessionId: null })
      }
    })

    test.each([
      [{}],
      [{ path: 'pricing' }],
      [{ path: `/${'x'.repeat(512)}` }],
      [{ path: '/', userId: 'somebody' }],
    ])('refuses the visit %j', async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/analytics/track-visit',
        payload,
      })
      expect(answer.statusCode).toBe(400)
    })

    test('H-034 an activity has a type of the list and flat metadata, and names a deck only for who can see it', async () => {
      const [owner, stranger] = [await join(app), await join(app)]
      const { id } = await aDeck(owner)
      const track = (person: Person, body: object) =>
        person.ask('POST /api/analytics/track-activity', body)
      const present = { activityType: 'present', metadata: { presentationId: id } }

      expect((await track(owner, present)).statusCode).toBe(204)
      expect((await track(stranger, present)).statusCode).toBe(204)
      expect((await track(owner, { activityType: 'made-up' })).statusCode).toBe(400)
      expect((await track(owner, { ...present, metadata: { a: { b: 1 } } })).statusCode).toBe(400)
      const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, key) => [`k${key}`, key]))
      expect((await track(owner, { ...present, metadata: eleven })).statusCode).toBe(400)

      expect(await ask('activities')).toContainEqual({ activityType: 'present', count: 2 })
      const kept = await queries().select().from(analytics)
      expect(kept.map(({ viewerId, presentationId }) => [viewerId, presentationId])).toEqual([
        [owner.id, id],
        [stranger.id, null],
      ])
    })

    test('I-040 the day of a person adds up decks, tokens, cost, pages and time', async () => {
      const ada = await join(app)
      const { id } = await aDeck(ada)
      const start = new Date(`${dayOf(new Date())}T12:00:00Z`)
      await queries().insert(tokenUsage).values({
        userId: ada.id,
        operation: 'generate',
        model: 'm',
        totalTokens: 50,
        costUsd: 3,
        timestamp: start,
      })
      for (const minutes of [0, 10, 15, 100])
        await queries().execute(
          sql`select note_activity(${ada.id}, ${new Date(start.getTime() + minutes * 60_000).toISOString()}::timestamptz, 0, 0, 0, 1)`,
        )

      const { rows } = await queries().execute(
        sql`select presentations_created, tokens_used, cost_usd_cents::float8, pages_visited, session_duration
          from user_activity_summary where user_id = ${ada.id} and date = ${dayOf(start)}`,
      )
      expect(rows).toEqual([
        {
          presentations_created: 1,
          tokens_used: 50,
          cost_usd_cents: 3,
          pages_visited: 4,
          session_duration: expect.any(Number),
        },
      ])
      await ada.ask(`DELETE /api/presentations/${id}`)
    })
  })
}
