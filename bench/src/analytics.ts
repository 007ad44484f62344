// Measures the dashboard for administrators with a million visits and a hundred thousand users on PostgreSQL, and the
// cost of a visit.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { ms, print } from './harness/measure.ts'
import { withDatabase } from './harness/withDatabase.ts'

const users = 100_000
const visits = 1_000_000
const rounds = 60
const sentVisits = 3_000
const targetMs = 100
const port = 39_131
const url = `http://localhost:${port}`

// Declared first, because the module pauses at its first await.
const today = new Date().toISOString().slice(0, 10)
const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)
const calls = [
  'summary',
  'top-users?subscription=all',
  'top-users?subscription=active',
  'top-users?subscription=trial',
  'daily-active',
  `daily-figures?from=${yearAgo}&to=${today}`,
  'token-usage',
  'site-visits',
  'activities',
]

await withDatabase('The analytics', measure)

async function measure(database: string): Promise<void> {
  // The first start creates the tables; the second aggregates the days that were filled in between.
  await (await start(database)).stop()
  await fill(database)
  const server = await start(database)
  try {
    await look(server.cookie, database)
    await send(server)
  } finally {
    await server.stop()
  }
}

interface Server {
  readonly pid: number
  readonly cookie: string
  readonly stop: () => Promise<void>
}

const email = 'root@example.org'

async function start(database: string): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-bench-'))
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      DATABASE_URL: database,
      ADMIN_EMAILS: email,
      SESSION_SECRET: 'a secret of the bench, long enough to sign cookies with',
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) break
    await new Promise((done) => setTimeout(done, 50))
  }
  const person = { email, password: 'harbour-silt-7', firstName: 'Ines', lastName: 'Rocha' }
  const registered = await post('/api/auth/register', person)
  const { email: address, password } = person
  const signedIn = registered.ok
    ? registered
    : await post('/api/auth/login', { email: address, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    pid: child.pid ?? 0,
    cookie,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function fill(database: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const began = performance.now()
  // Addresses in ADMIN_EMAILS take effect once verified, here at the next start.
  await client.query(`update users set email_verified_at = now() where email = $1`, [email])
  const counting = ['users', 'presentations', 'token_usage']
  for (const table of counting) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`
    insert into users (email, first_name, last_name, created_at, subscription_tier, subscription_status, subscription_end_date)
    select 'u' || i || '@example.org', 'Ada', 'Weaver', now() - ((i % 365) || ' days')::interval,
      case when i % 20 = 0 then 'pro' when i % 97 = 0 then 'business' else 'free' end,
      case when i % 20 = 0 or i % 97 = 0 then 'active' else 'trialing' end,
      case when i % 20 = 0 or i % 97 = 0 then now() + interval '20 days' end
    from generate_series(1, ${users}) i`)
  await client.query(`create temp table one as select row_number() over () as n, id from users`)
  await client.query(`create index on one (n)`)
  await client.query(`
    insert into presentations (user_id, title, created_at)
    select one.id, 'Deck', now() - ((i % 90) || ' days')::interval
    from generate_series(1, ${2 * users}) i join one on one.n = 1 + (i * 7919) % ${users}`)
  await client.query(`
    insert into token_usage (user_id, operation, model, total_tokens, cost_usd, timestamp)
    select one.id, 'generate', 'bench', 3000, 2, now() - ((i % 90) || ' days')::interval
    from generate_series(1, ${users}) i join one on one.n = 1 + (i * 7907) % ${users}`)
  await client.query(`
    insert into site_visits (user_id, session_id, page, timestamp)
    select case when i % 3 > 0 then one.id end, 'session-1795290000000-' || i % 9999, '/editor/:id', now() - ((i % 2592000) * 2.59 || ' seconds')::interval
    from generate_series(1, ${visits}) i join one on one.n = 1 + (i::bigint * 7919) % ${users}`)
  // What the triggers would have written row by row, in bulk.
  await client.query(`
    insert into user_totals (user_id, presentations, tokens_used, cost_cents)
    select id, (select count(*) from presentations where user_id = users.id), coalesce(tokens, 0), coalesce(cents, 0)
    from users left join (
      select user_id, sum(total_tokens) as tokens, sum(cost_usd) as cents from token_usage group by 1) used on user_id = id
    on conflict (user_id) do update set presentations = excluded.presentations, tokens_used = excluded.tokens_used, cost_cents = excluded.cost_cents`)
  await client.query(`
    insert into user_activity_summary (user_id, date, pages_visited)
    select user_id, (timestamp at time zone 'UTC')::date, count(*) from site_visits where user_id is not null group by 1, 2
    on conflict (user_id, date) do nothing`)
  for (const table of counting) await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum analyze')
  await client.end()
  print(
    `\nAnalytics: ${visits} visits of ${users} users stored in ${Math.round((performance.now() - began) / 1_000)} s`,
  )
}

/** Times each call, and compares the summary with a direct count. */
async function look(cookie: string, database: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  await untilDaysAreKept(client)
  const began = performance.now()
  const { rows } = await client.query(`
    select (select count(*) from site_visits)::int as visits, (select count(*) from users)::int as users,
      (select count(*) from presentations)::int as decks, (select sum(total_tokens) from token_usage)::int as tokens`)
  const counted = performance.now() - began
  await client.end()
  const answer = await fetch(`${url}/api/analytics/summary`, { headers: { cookie } })
  const summary = await answer.json()
  const said = {
    visits: summary.totalSiteVisits,
    users: summary.totalUsers,
    decks: summary.totalPresentations,
    tokens: summary.totalTokensUsed,
  }
  const same = JSON.stringify(said) === JSON.stringify(rows[0])
  print(
    `  the summary equals a direct count: ${same ? 'yes' : `NO, ${JSON.stringify(said)} for ${JSON.stringify(rows[0])}`}`,
  )
  print(`  peer: one direct count of the four tables ${ms(counted)}`)
  for (const call of calls) await time(call, cookie)
}

/** Waits for past days to be aggregated, which happens in the server's first minute. */
async function untilDaysAreKept(client: Client): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { rows } = await client.query('select count(*)::int as days from daily_totals')
    if (rows[0]?.days > 0) return
    await new Promise((done) => setTimeout(done, 200))
  }
}

async function time(call: string, cookie: string): Promise<void> {
  const times: number[] = []
  for (let round = -5; round < rounds; round += 1) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/analytics/${call}`, { headers: { cookie } })
    await answer.text()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    if (round >= 0) times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [middle, p95] = [sorted[rounds >> 1] ?? 0, sorted[Math.floor(rounds * 0.95)] ?? 0]
  const name = call.replace(/&.*/, '').padEnd(36)
  const verdict = p95 < targetMs ? 'met' : 'missed'
  print(
    `  ${name} median ${ms(middle).padStart(9)}   p95 ${ms(p95).padStart(9)}   target ${targetMs} ms: ${verdict}`,
  )
}

/** Sends visits, eight at a time, and reports the server's CPU time per visit. */
async function send({ pid, cookie }: Server): Promise<void> {
  const body = { path: '/editor/17', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Bench' }
  const headers = { cookie, 'x-session-id': 'session-1795290000000-abcdefghi' }
  const visit = async () => {
    await (await post('/api/analytics/track-visit', body, headers)).text()
  }
  for (let sent = 0; sent < 500; sent += 1) await visit()
  const before = cpuMs(pid)
  const began = performance.now()
  const sending = Array.from({ length: 8 }, async () => {
    for (let sent = 0; sent < sentVisits / 8; sent += 1) await visit()
  })
  await Promise.all(sending)
  // Waits so that deferred writes are included.
  await new Promise((done) => setTimeout(done, 1_500))
  const each = (cpuMs(pid) - before) / sentVisits
  print(
    `  track-visit: ${each.toFixed(3)} ms of the server's CPU each (${Math.round((sentVisits / (performance.now() - began - 1_500)) * 1_000)} a second); target 1 ms: ${each < 1 ? 'met' : 'missed'}`,
  )
}

/** Returns the user and system time of a process in milliseconds; Linux counts it in hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
