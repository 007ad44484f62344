import type { AnalyticsSummary, DailyFigures, TopUser } from '@deckloom/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { siteVisits, tokenUsage } from '../../db/schema/activity.ts'
import { paymentReceipts } from '../../db/schema/plans.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { aDeck, join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { untilDaysAreClosed } from '../../testing/hourlyWork/untilDaysAreClosed.ts'
import { closeDays, dayAfter, dayOf } from './countedDays.ts'

const now = Date.parse('2026-11-21T09:30:00Z')
const today = dayOf(new Date(now))
const hour = 60 * 60 * 1_000
const seededDays = 12

/** Plans of every kind: hours from now until they end, and whether they count as paid. */
const plans = [
  { tier: 'pro', status: 'active', ends: 1, pays: true },
  { tier: 'business', status: 'active', ends: 500, pays: true },
  { tier: 'pro', status: 'past_due', ends: -71, pays: true },
  { tier: 'pro', status: 'past_due', ends: -73, pays: false },
  { tier: 'pro', status: 'canceled', ends: 1, pays: true },
  { tier: 'business', status: 'canceled', ends: -1, pays: false },
] as const

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the dashboard's numbers on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let admin: Person

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened, {
        now: () => new Date(now),
        environment: { ADMIN_EMAILS: 'root@example.com' },
      })
      await untilDaysAreClosed(opened.database.queries)
      admin = await join(app, 'root@example.com')
      for (const [index, plan] of [...plans, ...plans].entries()) await seed(index, plan)
    }, 300_000)
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const queries = () => opened.database.queries
    const ask = async <T>(what: string): Promise<T> =>
      (await admin.ask(`GET /api/analytics/${what}`)).json()
    const column = async (query: SQL): Promise<Record<string, number>> => {
      const { rows } = await queries().execute<{ day: string; n: number }>(query)
      return Object.fromEntries(rows.map(({ day, n }) => [day, n]))
    }

    /** Active some days ago at the very end of a day, with events on that day and the next. */
    async function seed(index: number, { tier, status, ends }: (typeof plans)[number]) {
      const person = await join(app)
      const first = dayAfter(today, -(index % seededDays) - 1)
      const moments = [new Date(`${first}T23:59:59.999Z`), new Date(`${dayAfter(first)}T00:00:00Z`)]
      const [came, next] = moments
      if (!came || !next) throw new Error('there are two moments')
      for (let made = 0; made <= index % 3; made += 1) {
        const { id } = await aDeck(person)
        const at = { createdAt: made % 2 === 0 ? came : next }
        await queries().update(presentations).set(at).where(eq(presentations.id, id))
      }
      for (const timestamp of moments) {
        await queries()
          .insert(siteVisits)
          .values([
            { page: '/', timestamp, userId: person.id },
            { page: '/pricing', timestamp },
          ])
        await queries()
          .insert(tokenUsage)
          .values({
            userId: person.id,
            operation: 'generate',
            model: 'looms-1',
            totalTokens: 100 + index,
            costUsd: 2 + index,
            timestamp,
          })
      }
      if (tier === 'pro')
        await queries()
          .insert(paymentReceipts)
          .values({ id: `r ${index}`, userId: person.id, tier, amountCents: 200, paidAt: next })
      const plan = { subscriptionTier: tier, subscriptionStatus: status, createdAt: came }
      const subscriptionEndDate = new Date(now + ends * hour)
      await queries()
        .update(users)
        .set({ ...plan, subscriptionEndDate })
        .where(eq(users.id, person.id))
    }

    const expectDays = async () => {
      const from = dayAfter(today, -20)
      const days = await ask<readonly DailyFigures[]>(`daily-figures?from=${from}&to=${today}`)
      const at = (name: SQL) => sql`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD') as day`
      const counted = {
        visits: sql`select ${at(sql`timestamp`)}, count(*)::int n from site_visits group by 1`,
        newUsers: sql`select ${at(sql`created_at`)}, count(*)::int n from users group by 1`,
        presentations: sql`select ${at(sql`created_at`)}, count(*)::int n from presentations group by 1`,
        tokens: sql`select ${at(sql`timestamp`)}, sum(total_tokens)::int n from token_usage group by 1`,
        costUsd: sql`select ${at(sql`timestamp`)}, sum(cost_usd)::float8 n from token_usage group by 1`,
        revenueUsd: sql`select ${at(sql`paid_at`)}, sum(amount_cents)::int n from payment_receipts group by 1`,
        uniqueUsers: sql`select date::text as day, count(*)::int n from user_activity_summary group by 1`,
      }
      for (const [name, query] of Object.entries(counted)) {
        const expected = await column(query)
        const shown = days.map((day) => [day.date, Reflect.get(day, name)])
        expect(shown, name).toEqual(days.map(({ date }) => [date, expected[date] ?? 0]))
        expect(Object.keys(expected).length, name).toBeGreaterThan(name === 'uniqueUsers' ? 0 : 5)
      }
    }

    test('every figure of every day equals what SQL counts, before and after the days are closed', async () => {
      await expectDays()
      for (let isAll = false; !isAll;) isAll = await closeDays(queries(), today)
      await expectDays()
    })

    test('H-024 the sums equal what SQL counts, and a subscription is active exactly as long as the plan runs', async () => {
      const { rows } = await queries().execute<Record<string, number>>(sql`select
        (select count(*) from users)::int as "totalUsers",
        (select count(*) from presentations)::int as "totalPresentations",
        (select count(*) from site_visits)::int as "totalSiteVisits",
        (select sum(total_tokens) from token_usage)::int as "totalTokensUsed",
        (select sum(cost_usd) from token_usage)::float8 as "totalCostUsd",
        (select sum(amount_cents) from payment_receipts)::int as "totalRevenueUsd"`)
      const paying = plans.filter(({ pays }) => pays)
      expect(await ask<AnalyticsSummary>('summary')).toEqual({
        ...rows[0],
        activeSubscriptions: paying.length * 2,
        proSubscribers: paying.filter(({ tier }) => tier === 'pro').length * 2,
        businessSubscribers: paying.filter(({ tier }) => tier === 'business').length * 2,
      })
    })

    test('H-025 the ranked users, their decks, tokens and costs equal what SQL counts', async () => {
      const { rows } = await queries().execute(sql`
        select users.id,
          (select count(*)::int from presentations where user_id = users.id) as "presentationsCount",
          (select coalesce(sum(total_tokens), 0)::int from token_usage where user_id = users.id) as "tokensUsed",
          (select coalesce(sum(cost_usd), 0)::float8 from token_usage where user_id = users.id) as "costUsd"
        from users order by 2 desc, 3 desc, 1`)
      const ranked = await ask<readonly TopUser[]>('top-users?subscription=all')
      expect(ranked.map(({ user, ...counts }) => ({ id: user.id, ...counts }))).toEqual(rows)
      const active = await ask<readonly TopUser[]>('top-users?subscription=active')
      expect(active).toHaveLength(plans.filter(({ pays }) => pays).length * 2)
    })
  })
}
