// Measures the list of a user with ten thousand decks, on PostgreSQL: first page, next page, search and folder, at the
// server.
import { Client } from 'pg'
import { startBenchServer } from './harness/benchServer.ts'
import { interleave, ms, print } from './harness/measure.ts'
import { withDatabase } from './harness/withDatabase.ts'

const decks = 10_000
const rounds = 200
const targetMs = 50

await withDatabase('The workspace', measure)

async function measure(url: string): Promise<void> {
  const server = await startBenchServer(39_118, { DATABASE_URL: url })
  const client = new Client({ connectionString: url })
  await client.connect()
  await fill(client)
  const get = async (query: string) => {
    const answer = await fetch(`${server.url}/api/presentations?${query}`, {
      headers: { cookie: server.cookie },
    })
    if (!answer.ok) throw new Error(`the list answered ${answer.status}: ${await answer.text()}`)
    const page: { readonly nextCursor: string | null; readonly items: readonly unknown[] } =
      await answer.json()
    return page
  }
  let cursor = (await get('limit=48')).nextCursor
  const questions = [
    ['first page, counted', () => get('limit=48')],
    [
      'next page',
      async () => {
        const page = await get(`limit=48&cursor=${cursor}`)
        cursor = page.nextCursor ?? (await get('limit=48')).nextCursor
      },
    ],
    ['search for words of 100', () => get('limit=48&q=harbour%2042')],
    ['search for words of none', () => get('limit=48&q=nowhere')],
    ['by title', () => get('limit=48&sort=title')],
    ['shared ones', () => get('limit=48&filter=shared')],
    ['favorites', () => get('limit=48&filter=favorites')],
  ] as const
  const scansBefore = await sequentialScans(client)
  const results = await interleave(
    questions.map(([title, run]) => ({ name: title, run })),
    rounds,
  )
  print(`\nThe list of a workspace of ${decks} decks, ${rounds} times each, at the server`)
  for (const { name: title, times } of results) {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    const met = p95 < targetMs ? 'met' : 'missed'
    print(
      `  ${title.padEnd(28)} p50 ${ms(p50).padStart(9)}   p95 ${ms(p95).padStart(9)}   target ${targetMs} ms: ${met}`,
    )
  }
  const { rows } = await client.query<{ index: string; scans: string }>(
    `select indexrelname as index, idx_scan as scans from pg_stat_user_indexes
      where relname in ('presentations', 'favorites') and idx_scan > 0 order by idx_scan desc`,
  )
  print(
    `  indexes that answered: ${rows.map(({ index, scans }) => `${index} ${scans}`).join(', ')}`,
  )
  print(
    `  decks read from end to end, without an index: ${(await sequentialScans(client)) - scansBefore} times`,
  )
  await client.end()
  await server.stop()
}

/** Inserts ten thousand decks of the signed-in user, and as many of other users; each has 12 slides. */
async function fill(client: Client): Promise<void> {
  await client.query(
    `insert into users (email) select 'other' || n || '@example.org' from generate_series(1, 20) n`,
  )
  await client.query(
    `insert into presentations (user_id, title, slides, slide_count, last_modified, is_public)
      select case when n % 2 = 0 then me.id else others.ids[1 + n % 20] end,
        'Harbour ' || (n / 2 % 100) || ' plan ' || n, slides.slides, 12,
        now() - n * interval '1 minute', n % 10 = 0
      from generate_series(1, ${2 * decks}) n,
        (select id from users where email not like 'other%') me,
        (select array_agg(id) as ids from users where email like 'other%') others,
        (select jsonb_agg(jsonb_build_object('id', 's' || s, 'slide_title', repeat('Tides ', 5),
            'bullet_points', jsonb_build_array(repeat('a bullet ', 8), repeat('another ', 8)),
            'visual_type', 'quote', 'visual_description', '', 'layout_template', 'title + bullets')) as slides
          from generate_series(1, 12) s) slides`,
  )
  await client.query(
    `insert into favorites (user_id, presentation_id)
      select user_id, id from presentations where id % 100 = 0`,
  )
  await client.query('vacuum analyze')
}

async function sequentialScans(client: Client): Promise<number> {
  // PostgreSQL writes its counters when a connection of the server is idle.
  await new Promise((done) => setTimeout(done, 1_500))
  const { rows } = await client.query<{ scans: string }>(
    `select seq_scan as scans from pg_stat_user_tables where relname = 'presentations'`,
  )
  return Number(rows[0]?.scans ?? 0)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
