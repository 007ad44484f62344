import { eq, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { dailyTotals, siteVisits, tokenUsage } from '../../db/schema/activity.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { untilDaysAreClosed } from '../../testing/hourlyWork/untilDaysAreClosed.ts'
import { closeDays, dayAfter, daysBetween, dayOf } from './countedDays.ts'
import { purgeSiteVisits } from './activityRepository.ts'
import {
  selectLatestSiteVisits,
  selectLatestTokenUsage,
  selectRankedUsers,
  summaryOf,
} from './dashboardRepository.ts'

const session = 'session-1795290000000-k3x9q0abz'
const calls = [
  'summary',
  'top-users',
  'daily-active',
  'daily-figures?from=2026-11-01&to=2026-11-21',
  'token-usage',
  'site-visits',
  'activities',
]

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the dashboard on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let admin: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, { environment: { ADMIN_EMAILS: 'root@example.com' } })
      await untilDaysAreClosed(opened.database.queries)
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
    const number = async (query: SQL) => {
      const { rows } = await queries().execute<{ n: number }>(query)
      return rows[0]?.n
    }

    test('H-023 nobody but an administrator gets any of it', async () => {
      const ada = await join(app)
      for (const call of calls) {
        const [anonymous, signedIn] = [
          await app.inject(`/api/analytics/${call}`),
          await ada.ask(`GET /api/analytics/${call}`),
        ]
        expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'unauthenticated'])
        expect([signedIn.statusCode, signedIn.json().code]).toEqual([403, 'admin_required'])
        expect((await admin.ask(`GET /api/analytics/${call}`)).statusCode).toBe(200)
      }
    })

    test('H-024 H-039 the summary equals what SQL counts, a generation included that no page told of', async () => {
      const ada = await join(app)
      await ada.ask('POST /api/generate', {
        prompt: 'Looms',
        slideCount: 5,
        presentationType: 'pitch',
      })
      await queries().insert(tokenUsage).values({
        userId: ada.id,
        operation: 'generate',
        model: 'm',
        totalTokens: 1_200,
        costUsd: 7,
      })
      await makePaying(queries(), ada)
      await visit('/', {}, ada)

      const summary = await ask('summary')

      expect(summary).toMatchObject({
        totalUsers: await number(sql`select count(*)::int n from users`),
        totalPresentations: await number(
          sql`select count(*)::int n from presentations where trashed_at is null`,
        ),
        totalSiteVisits: await number(sql`select count(*)::int n from site_visits`),
        totalTokensUsed: 1_200,
        totalCostUsd: 7,
        activeSubscriptions: 1,
        proSubscribers: 1,
      })
      await ada.ask(`DELETE /api/presentations/${(await aDeck(ada)).id}`)
      expect((await ask('summary')).totalPresentations).toBe(summary.totalPresentations)
    })

    test('H-025 top users are ranked by presentations, and filtered by what they pay', async () => {
      const [pays, tries] = [await join(app), await join(app)]
      await makePaying(queries(), pays)
      for (let made = 0; made < 4; made += 1) await aDeck(tries)
      for (let made = 0; made < 3; made += 1) await aDeck(pays)
      const over = await join(app)
      const past = new Date(Date.now() - 1_000)
      await queries().update(users).set({ trialEndDate: past }).where(eq(users.id, over.id))

      const [all, active, trial] = [
        await ask('top-users?subscription=all'),
        await ask('top-users?subscription=active'),
        await ask('top-users?subscription=trial'),
      ]

      expect(all[0]).toEqual({
        user: {
          id: tries.id,
          email: tries.email,
          firstName: 'Ada',
          lastName: 'Weaver',
          subscriptionTier: 'free',
        },
        presentationsCount: 4,
        tokensUsed: 0,
        costUsd: 0,
      })
      const counts = (rows: { presentationsCount: number }[]) =>
        rows.map(({ presentationsCount }) => presentationsCount)
      expect(counts(all)).toEqual(counts(all).toSorted((a, b) => b - a))
      const names = (rows: { user: { id: string } }[]) => rows.map(({ user }) => user.id)
      expect(names(active)[0]).toBe(pays.id)
      expect(names(active)).not.toContain(tries.id)
      expect(names(trial)[0]).toBe(tries.id)
      expect(names(trial)).not.toContain(pays.id)
      expect(names(trial)).not.toContain(over.id)
      expect((await admin.ask('GET /api/analytics/top-users?subscription=x')).statusCode).toBe(400)
    })

    test('H-026 daily activity has a row for each of the last 30 days, today last', async () => {
      const days = await ask('daily-active')
      const today = dayOf(new Date())

      expect(days).toHaveLength(30)
      expect(days[0].date).toBe(dayAfter(today, -29))
      expect(days.at(-1)).toEqual({
        date: today,
        uniqueUsers: await number(
          sql`select count(*)::int n from user_activity_summary where date = ${today}`,
        ),
        newUsers: await number(sql`select count(*)::int n from users`),
        presentations: await number(sql`select count(*)::int n from presentations`),
      })
    })

    test('H-027 token usage is the ten latest records', async () => {
      for (let used = 1; used <= 11; used += 1)
        await queries()
          .insert(tokenUsage)
          .values({
            operation: 'outline',
            model: 'looms-1',
            totalTokens: used,
            costUsd: used,
            timestamp: new Date(Date.now() + used * 1_000),
          })

      const rows = await ask('token-usage')

      expect(rows).toHaveLength(10)
      expect(rows[0]).toEqual({
        id: expect.any(Number),
        operation: 'outline',
        model: 'looms-1',
        totalTokens: 11,
        costUsd: 11,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      })
    })

    test('H-028 H-029 site visits are the fifteen latest, and an anonymous one has no userId', async () => {
      const ada = await join(app)
      for (let made = 0; made < 16; made += 1) await visit('/pricing', {}, ada)
      await visit('/support')

      const rows = await ask('site-visits')

      expect(rows).toHaveLength(15)
      expect(Object.keys(rows[0]).toSorted()).toEqual(['id', 'page', 'timestamp'])
      expect(rows[0].page).toBe('/support')
      expect(rows[1]).toMatchObject({ page: '/pricing', userId: ada.id })
    })

    test('days that are over are kept, are not counted again, and stay when the single visits go', async () => {
      const today = dayOf(new Date())
      const old = dayAfter(today, -40)
      for (const day of [old, dayAfter(old)])
        await queries()
          .insert(siteVisits)
          .values({ page: '/', timestamp: new Date(`${day}T10:00:00Z`) })
      const range = `daily-figures?from=${old}&to=${today}`
      const [before, total] = [await ask(range), (await ask('summary')).totalSiteVisits]

      for (let isAll = false; !isAll;) isAll = await closeDays(queries(), today)
      expect(await queries().$count(dailyTotals)).toBe(40)
      expect(await ask(range)).toEqual(before)
      const before30 = new Date(Date.now() - 30 * 24 * 60 * 60_000)
      expect(await purgeSiteVisits(queries(), { before: before30, limit: 1 })).toBe(1)
      expect(await purgeSiteVisits(queries(), { before: before30, limit: 10 })).toBe(1)

      expect(await ask(range)).toEqual(before)
      expect(before).toHaveLength(41)
      expect(before[0]).toMatchObject({ date: old, visits: 1, uniqueUsers: 0 })
      const summary = await ask('summary')
      expect(summary.totalSiteVisits).toBe(total)
      expect(await queries().$count(siteVisits)).toBe(total - 2)
    })

    test.each([
      'from=2026-11-21&to=2026-11-20',
      'from=2026-02-30&to=2026-03-01',
      'from=2024-01-01&to=2026-01-01',
      'from=2026-11-21',
    ])('refuses the range %s', async (range) => {
      expect((await admin.ask(`GET /api/analytics/daily-figures?${range}`)).statusCode).toBe(400)
    })

    // The embedded database has the same planner; its plans are read the same way.
    test('every list and sum reads its rows by an index', async () => {
      const today = dayOf(new Date())
      const now = new Date()
      const asked = {
        summary: summaryOf(today, now),
        days: daysBetween({ from: dayAfter(today, -29), to: today }, today),
        all: selectRankedUsers('all', now),
        active: selectRankedUsers('active', now),
        trial: selectRankedUsers('trial', now),
        tokens: selectLatestTokenUsage(queries()).getSQL(),
        visits: selectLatestSiteVisits(queries()).getSQL(),
      }
      await queries().transaction(async (transaction) => {
        // The tables are small here: without this the planner rightly scans them.
        await transaction.execute(sql`set local enable_seqscan = off`)
        for (const [name, query] of Object.entries(asked)) {
          const { rows } = await transaction.execute<Record<string, string>>(sql`explain ${query}`)
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
          expect(plan, name).not.toMatch(
            /Seq Scan on (site_visits|users|presentations|token_usage|user_activity_summary)/,
          )
        }
      })
    })
  })
}
