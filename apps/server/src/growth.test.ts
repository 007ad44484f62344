// Nothing that everybody does may read the whole system: as the planner sees 120,000 decks, no table that grows with
// them is read from end to end by any list, search, statistic, save or step of the hourly work.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { users } from './db/schema/accounts.ts'
import { collaborators } from './db/schema/presentations.ts'
import { aDeck, aSlide, join, type Person, testApp } from './testing/testApp.ts'
import { openBehindProxy, type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const [, postgres] = testDrivers()
// Each row stands for ten, on pages that hold a tenth: filling takes a tenth of the time, and plans are the same.
const rowsFor = 10
const decks = 120_000 / rowsFor
const tables = [
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
  '/api/folders',
  '/api/teams',
]
const administration = [
  '/api/admin/users',
  '/api/admin/links',
  '/api/admin/invitations',
  '/api/admin/sessions',
  '/api/admin/storage',
  '/api/admin/maintenance',
  '/api/admin/audit',
  '/api/analytics/summary',
  '/api/analytics/top-users?subscription=all',
  '/api/analytics/daily-active',
]

test.skipIf(!postgres.available)(
  'no list, search, statistic, save or hourly step reads all decks',
  { timeout: 180_000 },
  async () => {
    const opened = await openBehindProxy()
    onTestFinished(opened.remove)
    const [heavy, light] = await fill(opened)
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
      expect((await ask(light, url)).statusCode, url).toBe(200)
    }
    expect((await ask(light, '/api/search?q=saved')).json().decks).toHaveLength(1)
    await hourlyWork(app, light)
    const asked = statements.stop()

    expect(asked.length).toBeGreaterThan(100)
    expect(await scansOf(opened.url, asked)).toEqual([])
    expect(await scansOfTriggers(opened)).toEqual(tables.toSorted().map((table) => [table, 0]))
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

/** What is asked of databases from now on, each with the values it was asked with. */
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
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** The statements of which a plan reads a table of decks from end to end. */
async function scansOf(url: string, asked: readonly Statement[]): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, options: '-c jit=off' })
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

function scannedBy(plan: Plan): readonly string[] {
  const table = plan['Relation Name'] ?? ''
  const own = plan['Node Type'] === 'Seq Scan' && tables.includes(table) ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scannedBy)]
}

/** How often each table is read from end to end when a deck is saved and deleted, by triggers and keys too. */
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
      where relname in ${tables} order by 1`)
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

/** Decks of fifty accounts: a sixth of them one person's, one of them shared with an administrator who has none. */
async function fill(opened: OpenedDatabase): Promise<readonly [heavy: Person, light: Person]> {
  const { queries } = opened.database
  const app = await testApp(opened)
  const [heavy, light] = [await join(app), await join(app)]
  const mine = await aDeck(heavy)
  await heavy.ask(`PUT /api/presentations/${mine.id}`, { slides: [aSlide('Saved')] })
  await queries.insert(collaborators).values({ presentationId: mine.id, userId: light.id })
  await queries.update(users).set({ isAdmin: true }).where(eq(users.id, light.id))
  await app.close()
  for (const table of tables) {
    await queries.execute(
      sql.raw(
        `alter table ${table} set (fillfactor = ${100 / rowsFor}, autovacuum_enabled = false)`,
      ),
    )
  }
  await fillTables(opened, heavy)
  for (const table of tables) await queries.execute(sql.raw(`vacuum analyze ${table}`))
  await queries.execute(sql`analyze`)
  await queries.execute(sql`
    update pg_class set reltuples = reltuples * ${rowsFor} where relname in ${tables}`)
  return [heavy, light]
}

function fillTables({ database: { queries } }: OpenedDatabase, heavy: Person): Promise<void> {
  return queries.transaction(async (transaction) => {
    // What the triggers would write is written here at once.
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`
      insert into users (id, email) select 'other' || n, 'other' || n || '@example.org' from generate_series(1, 50) n`)
    await transaction.execute(sql`
      insert into presentations (user_id, title, slides, slide_count, last_modified)
      select case when n % 6 = 0 then ${heavy.id} else 'other' || (1 + n % 50) end, 'Harbour ' || n,
        jsonb_build_array(${JSON.stringify(aSlide('Tides'))}::jsonb || jsonb_build_object('id', 's' || n)), 1,
        now() - n * interval '1 minute' from generate_series(1, ${decks}) n`)
    await transaction.execute(sql`
      insert into deck_index (presentation_id, words, visible_words, charts, pictures)
      select id, words, words, 0, 0 from presentations cross join lateral (
        select array_to_tsvector(array['harbour', 't:harbour', 'tides', 'w' || id % 1000, 'w' || id]) as words) read
      on conflict do nothing`)
    await transaction.execute(sql`
      insert into presentation_revisions (presentation_id, version, title, slides)
      select id, v, title, slides from presentations, generate_series(1, 5) v on conflict do nothing`)
    await transaction.execute(sql`
      insert into uploads (id, user_id, mime, bytes, width, height, created_at)
      select ${randomUUID()} || n, 'other' || (1 + n % 50), 'image/png', 1, 1, 1, now() - interval '3 days'
      from generate_series(1, ${decks}) n`)
    await transaction.execute(sql`
      insert into picture_references (upload_id, presentation_id, first_version)
      select uploads.id, (select max(id) from presentations) - row_number() over (), 1 from uploads`)
  })
}
