// Frequent work must not read the whole system: with 120,000 decks in the planner's statistics, no
// list, search, statistic, save or maintenance step scans a table that grows with them.
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillSystem, growing } from './testing/database/fillSystem.ts'
import { type Person, testApp } from './testing/testApp.ts'
import { openBehindProxy, type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [, postgres] = testDrivers()
// What deleting a deck and a picture touches by triggers and foreign keys.
const tablesOfDecks = [
  'presentations',
  'presentation_revisions',
  'deck_index',
  'picture_references',
  'uploads',
]

const lists = [
  '/api/presentations',
  '/api/presentations?limit=48',
  '/api/presentations?limit=48&sort=title',
  '/api/presentations?limit=48&sort=created',
  '/api/presentations?limit=48&q=harbour',
  '/api/presentations?filter=with-me',
  '/api/presentations?filter=shared',
  '/api/presentations?filter=recent',
  '/api/presentations?filter=favorites',
  '/api/presentations?filter=trash',
  '/api/search?q=harbour',
  '/api/search?q=tides%20w7',
  '/api/search?q=nowhere',
  '/api/search?q=w',
  '/api/user/statistics',
  '/api/user/audit',
  '/api/notifications',
  '/api/templates',
  '/api/templates/totals',
  '/api/folders',
  '/api/teams',
  '/api/generations/open',
  '/api/subscription/status',
  '/api/user/sessions',
  '/api/user/security',
]
const administration = [
  '/api/admin/users',
  '/api/admin/users?search=other4',
  '/api/admin/users?search=no-such-person',
  '/api/admin/links',
  '/api/admin/links?search=other4',
  '/api/admin/links?search=no-such-person',
  '/api/admin/invitations',
  '/api/admin/invitations?search=guest4',
  '/api/admin/invitations?search=no-such-person',
  '/api/admin/sessions',
  '/api/admin/sessions?search=other4',
  '/api/admin/sessions?search=no-such-person',
  '/api/admin/storage',
  '/api/admin/maintenance',
  '/api/admin/support-messages',
  '/api/admin/mail',
  '/api/admin/audit',
  '/api/admin/audit?account=other4',
  '/api/admin/audit?account=no-such-person',
  '/api/admin/audit?action=account-delete',
  '/api/admin/audit?action=sign&account=no-such-person',
  '/api/analytics/summary',
  '/api/analytics/top-users?subscription=all',
  '/api/analytics/top-users?subscription=active',
  '/api/analytics/top-users?subscription=trial',
  '/api/analytics/daily-active',
  '/api/analytics/daily-figures?from=2026-01-01&to=2026-12-31',
  '/api/analytics/token-usage',
  '/api/analytics/site-visits',
  '/api/analytics/activities',
]

test.skipIf(!postgres.available)(
  'no list, search, statistic, save or hourly step reads all decks',
  { timeout: 300_000 },
  async () => {
    const opened = await openBehindProxy()
    onTestFinished(opened.remove)
    const { heavy, light, picture } = await fillSystem(opened)
    const statements = recordStatements()

    const app = await testApp(opened, { now: () => new Date(Date.now() + 2 * 60 * 60_000) })
    onTestFinished(() => app.close())
    const ask = (person: Person, url: string) =>
      app.inject({ method: 'GET', url, headers: { cookie: person.cookie } })
    for (const person of [heavy, light]) {
      for (const url of lists) {
        const { statusCode, body } = await ask(person, url)
        expect([statusCode, body.length > 1], url).toEqual([200, true])
      }
    }
    for (const url of administration) {
      const { statusCode, body } = await ask(light, url)
      expect(statusCode, url).toBe(200)
      const { nextCursor }: { nextCursor?: string } = JSON.parse(body)
      if (!nextCursor) continue
      const next = `${url}${url.includes('?') ? '&' : '?'}cursor=${nextCursor}`
      expect((await ask(light, next)).statusCode, next).toBe(200)
    }
    // Of somebody else's decks, which the administrator sees none of.
    expect((await ask(light, `/api/uploads/${picture}`)).statusCode).toBe(404)
    expect((await ask(light, '/api/search?q=saved')).json().decks).toHaveLength(1)
    await hourlyWork(app, light)
    const asked = statements.stop()

    expect(asked.length).toBeGreaterThan(100)
    expect(await scansOf(opened.url, asked)).toEqual([])
    // The decks that wait for the index are looked up one by one, even if the planner estimates
    // such joins as expensive: it has no statistics of a queue that fills and empties all day.
    const waiting = asked.filter(({ text }) => /"deck_index_due".*"deck_access"/s.test(text))
    expect(waiting).not.toEqual([])
    expect(await scansOf(opened.url, waiting, '-c enable_nestloop=off')).not.toContainEqual(
      expect.stringMatching(/^presentations:/),
    )
    expect(await scansOfTriggers(opened)).toEqual(
      tablesOfDecks.toSorted().map((table) => [table, 0]),
    )
  },
)

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config
  const isQuery = typeof config === 'object' && config !== null && 'text' in config
  return isQuery && typeof config.text === 'string' ? config.text : undefined
}

/** Records all statements from now on, with their values. */
function recordStatements() {
  const asked = new Map<string, Statement>()
  const spy = vi.spyOn(Client.prototype, 'query')
  return {
    stop(): readonly Statement[] {
      for (const call of spy.mock.calls) {
        const [config, given]: readonly unknown[] = call
        const text = textOf(config)
        const values = Array.isArray(given) ? given : []
        if (text !== undefined && /^\s*(?:select|insert|update|delete|with)\b/i.test(text)) {
          asked.set(JSON.stringify([text, values]), { text, values })
        }
      }
      spy.mockRestore()
      return [...asked.values()]
    },
  }
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Cond'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** The statements whose plan scans a growing table. */
async function scansOf(
  url: string,
  asked: readonly Statement[],
  planning = '',
): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, options: `-c jit=off ${planning}` })
  await client.connect()
  const found: string[] = []
  for (const { text, values } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      [...values],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    const read = plan ? scannedBy(plan) : []
    const words = text.replaceAll(/\s+/g, ' ').replaceAll(/(?:, \$\d+)+/g, ', …')
    found.push(...read.map((table) => `${table}: ${words}`))
  }
  await client.end()
  return found
}

/** Tables that are scanned, directly or through an index without a condition. */
function scannedBy(plan: Plan, isLimited = false): readonly string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans: parts = [] } = plan
  const isWhole =
    node === 'Seq Scan' ||
    (/^Index(?: Only)? Scan$/.test(node) && plan['Index Cond'] === undefined && !isLimited)
  const own = isWhole && growing.has(table) ? [table] : []
  // In index order, a limit ends the scan.
  const limits = node === 'Limit' || (isLimited && !['Sort', 'Hash', 'Aggregate'].includes(node))
  return [...own, ...parts.flatMap((part) => scannedBy(part, limits))]
}

/** Scans of each table when a deck is saved and deleted, including triggers and foreign keys. */
function scansOfTriggers({ database: { queries } }: OpenedDatabase) {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`
      update presentations set slides = slides || slides, version = version + 1
      where id in (select id from presentations order by id limit 3)`)
    await transaction.execute(sql`
      delete from presentations where id in (select id from presentations order by id desc limit 3)`)
    await transaction.execute(sql`
      delete from uploads where id in (select id from uploads order by id limit 3)`)
    const { rows } = await transaction.execute<{ name: string; scans: number }>(sql`
      select relname as name, seq_scan::int as scans from pg_stat_xact_user_tables
      where relname in ${tablesOfDecks} order by 1`)
    return rows.map(({ name, scans: count }) => [name, count])
  })
}

async function hourlyWork(app: Awaited<ReturnType<typeof testApp>>, admin: Person): Promise<void> {
  const runs = async () => {
    const headers = { cookie: admin.cookie }
    const answer = await app.inject({ method: 'GET', url: '/api/admin/jobs', headers })
    const jobs: { name: string; finished: number; failed: number }[] = answer.json()
    const found = jobs.find(({ name }) => name === 'Hourly maintenance')
    return [found?.finished, found?.failed]
  }
  await expect.poll(runs, { timeout: 120_000, interval: 500 }).toEqual([1, 0])
}
