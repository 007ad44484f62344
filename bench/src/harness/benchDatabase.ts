import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { DatabaseProcess } from '@deckloom/server/embedded'
import { Client } from 'pg'
import { deckFor } from './decks.ts'

const [decks, owners, slides] = [400, 10, 12]

/** A separate process of the embedded database, filled with decks, and the queries of a server. */
export interface BenchDatabase {
  readonly pid: number
  /** Milliseconds from its start until it accepts queries. */
  readonly readyIn: number
  lists(times: number): Promise<void>
  reads(times: number): Promise<void>
  saves(times: number): Promise<void>
  searches(times: number): Promise<void>
  reports(times: number): Promise<void>
  stop(): Promise<void>
}

export async function startDatabase({
  flags,
  environment,
  parameters,
}: DatabaseProcess): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'deckloom-database-'))
  const secret = randomBytes(32).toString('hex')
  const begun = performance.now()
  const script = resolve('dist/server/embeddedDatabase.js')
  const child = fork(script, [folder, resolve('dist/server/snapshot'), ...parameters], {
    execArgv: [...flags],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send({ kind: 'serve', secret })
  await once(child, 'message')
  const readyIn = performance.now() - begun
  const client = new Client({ host: folder, port: 5432, user: secret, database: 'postgres' })
  await client.connect()
  const bodies = await fill(client)
  let turn = 0
  const each = async (times: number, ask: (id: number) => Promise<unknown>) => {
    for (let time = 0; time < times; time += 1) {
      turn += 1
      await ask((turn * 13) % decks)
    }
  }
  return {
    pid: child.pid ?? 0,
    readyIn,
    lists: (times) => each(times, (id) => client.query(listSql, [id % owners])),
    reads: (times) => each(times, (id) => client.query('select * from deck where id = $1', [id])),
    saves: (times) => each(times, (id) => save(client, id, bodies[turn % bodies.length] ?? '[]')),
    searches: (times) => each(times, (id) => client.query(searchSql, ['pre:*', id % owners])),
    reports: (times) => each(times, () => client.query(reportSql)),
    stop: async () => {
      await client.end()
      child.send('stop')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(client: Client): Promise<readonly string[]> {
  await client.query(schemaSql)
  const bodies: string[] = []
  for (let seed = 0; seed < 8; seed += 1) bodies.push(JSON.stringify(await deckFor(seed, slides)))
  for (let id = 0; id < decks; id += 1) {
    const body = bodies[id % bodies.length] ?? '[]'
    await client.query(
      "insert into deck values ($1::int, $2, $3, $4::jsonb, 1, now(), to_tsvector('simple', $4::text))",
      [id, id % owners, `Deck ${id}`, body],
    )
  }
  return bodies
}

async function save(client: Client, id: number, body: string): Promise<void> {
  await client.query('begin')
  await client.query('select version from deck where id = $1 for update', [id])
  await client.query(
    'insert into revision (deck, slides) select id, slides from deck where id = $1',
    [id],
  )
  await client.query(
    'update deck set slides = $2, version = version + 1, changed = now() where id = $1',
    [id, body],
  )
  await client.query('commit')
}

const schemaSql = `
  create table deck (id int primary key, owner int, title text, slides jsonb, version int, changed timestamptz, words tsvector);
  create index on deck (owner, changed desc);
  create index on deck using gin (words);
  create table revision (id serial primary key, deck int references deck, slides jsonb);
  create index on revision (deck, id)`
const listSql = `
  select id, title, version, changed, jsonb_array_length(slides) as slides, slides -> 0 as cover
  from deck where owner = $1 order by changed desc, id limit 30`
const searchSql = `
  select id, title, ts_rank(words, wanted) as rank from deck, to_tsquery('simple', $1) wanted
  where owner = $2 and words @@ wanted order by rank desc, id limit 20`
const reportSql = `
  select owner, count(*), sum(length(slide ->> 'title')) as titles
  from deck, jsonb_array_elements(slides) slide group by owner order by owner`
