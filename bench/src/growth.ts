// Runs the same load on a small and a very large database in turn: its cost must not grow with the number of decks.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Action, actions } from './growth/GrowthPerson.ts'
import { Installation } from './growth/Installation.ts'
import { median, ms, print } from './harness/measure.ts'
import { databaseAnswers, ownPostgres } from './harness/ownPostgres.ts'
import { processorOfTree } from './harness/processMemory.ts'

const decks = Number(process.env['GROWTH_DECKS'] ?? 120_000)
const rounds = Number(process.env['GROWTH_ROUNDS'] ?? 8)
const roundMs = 4_000
const people = 24
const targets = { throughput: 0.8, searchMs: 50, listMs: 200, batchMs: 2_000 }
const hourlyLimitMs = 15 * 60_000
const missed: string[] = []

const personal = [
  '/api/presentations?limit=48&sort=title',
  '/api/presentations?limit=48&q=harbour',
  '/api/presentations?limit=48&filter=shared',
  '/api/user/statistics',
  '/api/user/audit',
  '/api/notifications',
]

const administration = [
  '/api/admin/users',
  '/api/admin/users?search=other4',
  '/api/admin/users?search=nobody',
  '/api/admin/links',
  '/api/admin/links?search=other4',
  '/api/admin/links?search=nobody',
  '/api/admin/invitations',
  '/api/admin/invitations?search=guest4',
  '/api/admin/sessions',
  '/api/admin/sessions?search=other4',
  '/api/admin/settings',
  '/api/admin/storage',
  '/api/admin/maintenance',
  '/api/admin/audit',
  '/api/admin/audit?account=other4',
  '/api/admin/audit?account=nobody',
  '/api/admin/audit?action=account-delete',
  '/api/analytics/summary',
  '/api/analytics/top-users?subscription=all',
  '/api/analytics/top-users?subscription=active',
  '/api/analytics/daily-active',
]

// A folder given here is kept, and the next run reuses its databases: filling them takes minutes.
const kept = process.env['GROWTH_FOLDER']
const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'deckloom-growth-'))
mkdirSync(folder, { recursive: true })
const postgres = await ownPostgres(folder, ['shared_buffers=256MB', 'max_wal_size=4GB'])
postgres.program.start()
try {
  if (!(await databaseAnswers(`${postgres.url}/postgres`, 60_000))) {
    throw new Error(`No database: ${postgres.program.output}`)
  }
  await run()
} finally {
  await postgres.program.end('SIGINT')
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
for (const each of missed) print(`MISSED    ${each}`)
process.exit(missed.length === 0 ? 0 : 1)

async function run(): Promise<void> {
  print(`\n${people} people beside 200 decks and beside ${decks}`)
  const own = { people, each: 8 }
  const few = await Installation.open(
    { name: '200 decks', decks: 200, first: 16, ...own },
    folder,
    postgres.url,
  )
  const many = await Installation.open(
    { name: `${decks} decks`, decks, first: Math.round(decks / 6), ...own },
    folder,
    postgres.url,
  )
  try {
    await few.hourlyWork(hourlyLimitMs)
    await reportHours(many)
    await reportLoad(few, many)
    await reportRequests(few, many)
  } finally {
    await few.stop()
    await many.stop()
  }
}

async function reportHours(many: Installation): Promise<void> {
  print('\nThe hourly work, each step with its longest batch')
  for (const { name, rows, longestBatchMs, error } of await many.hourlyWork(hourlyLimitMs)) {
    if (longestBatchMs >= 20 || error !== null) {
      print(`  ${name.padEnd(40)} ${ms(longestBatchMs).padStart(10)}   ${rows} rows ${error ?? ''}`)
    }
    expectBelow(`a batch of "${name}"`, longestBatchMs, targets.batchMs)
    if (error !== null) missed.push(`${name}: ${error}`)
  }
}

async function reportLoad(few: Installation, many: Installation): Promise<void> {
  const sides = [few, many].map((installation) => ({
    installation,
    rates: [] as number[],
    times: new Map<Action, number[]>(actions.map((action) => [action, []])),
  }))
  for (let round = -1; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const times = round < 0 ? new Map<Action, number[]>() : side.times
      const rate = await load(side.installation, times)
      if (round >= 0) side.rates.push(rate)
      await side.installation.clear()
    }
  }
  const [beside, here] = sides
  if (!beside || !here) return
  print('\nThe load, in things done a second and milliseconds each')
  const ratio = median(here.rates.map((rate, round) => rate / (beside.rates[round] ?? Number.NaN)))
  print(
    `  ${'all'.padEnd(12)} ${median(beside.rates).toFixed(0)} a second, then ${median(here.rates).toFixed(0)}: ${percent(ratio)} (rounds of ${percent(least(here.rates, beside.rates))} and more)`,
  )
  for (const action of actions) {
    const [one, other] = [beside.times.get(action) ?? [], here.times.get(action) ?? []]
    print(
      `  ${action.padEnd(12)} median ${ms(median(one))}, p95 ${ms(p95(one))}, then ${ms(median(other))}, ${ms(p95(other))}: ${(median(other) / median(one)).toFixed(2)} times`,
    )
  }
  if (!(ratio >= targets.throughput))
    missed.push(`throughput is ${percent(ratio)} of that beside 200 decks`)
}

/** Runs the load of all users without pauses; returns the actions per second. */
async function load(
  { people: crowd }: Installation,
  times: Map<Action, number[]>,
): Promise<number> {
  let done = 0
  const start = performance.now()
  await Promise.all(
    crowd.map(async (person) => {
      while (performance.now() - start < roundMs) {
        const action = person.next()
        const begun = performance.now()
        await person.act(action)
        times.get(action)?.push(performance.now() - begun)
        done += 1
      }
    }),
  )
  return (done * 1_000) / (performance.now() - start)
}

/** Times single requests: of a user with many decks, of one with few, and of an administrator. */
async function reportRequests(few: Installation, many: Installation): Promise<void> {
  print(
    '\nSingle requests, median and p95 (and the processor time of server and database for each)',
  )
  const words = Array.from({ length: 25 }, (_, index) => `/api/search?q=word${1 + index * 11}`)
  const one = [
    ...words,
    '/api/search?q=harbour%20word2',
    '/api/search?q=wor',
    '/api/search?q=nowhere',
  ]
  await compare('search', one, { who: 0, target: targets.searchMs })
  await compare('search of who has 8', one, { who: 2, target: targets.searchMs })
  await compare('all presentations', ['/api/presentations'], { who: 0, target: targets.listMs })
  for (const path of personal) await compare(path, [path], { who: 0 })
  for (const path of administration) await compare(path, [path], { who: 1, target: targets.listMs })

  async function compare(
    name: string,
    paths: readonly string[],
    { who, target }: { readonly who: number; readonly target?: number },
  ): Promise<void> {
    const sides = [few, many].map((installation) => ({
      installation,
      times: [] as number[],
      processor: 0,
    }))
    const repeats = Math.max(2, Math.ceil(12 / paths.length))
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const path of paths) {
        for (const side of sides) {
          const before = processorMs(side.installation)
          side.times.push((await side.installation.people[who]?.time(path)) ?? Number.NaN)
          // The CPU time of a database process is lost when it exits.
          side.processor += Math.max(0, processorMs(side.installation) - before)
        }
      }
    }
    const figures = sides.map(
      ({ times, processor }) =>
        `${ms(median(times))}, ${ms(p95(times))} (${ms(processor / times.length)})`,
    )
    print(`  ${name.padEnd(46)} ${figures.join(', then ')}`)
    const here = sides[1]?.times ?? []
    if (target !== undefined) expectBelow(name, p95(here), target)
  }
}

/** Returns the CPU time, which does not depend on the load of the machine; 0 if it cannot be read. */
function processorMs({ processorMs: ofServer }: Installation): number {
  return process.platform === 'linux' ? ofServer + processorOfTree(postgres.program.pid ?? 0) : 0
}

function expectBelow(name: string, value: number, target: number): void {
  if (!(value < target)) missed.push(`${name}: ${ms(value)}, not below ${target} ms`)
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

function least(values: readonly number[], others: readonly number[]): number {
  return Math.min(...values.map((value, round) => value / (others[round] ?? Number.NaN)))
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
