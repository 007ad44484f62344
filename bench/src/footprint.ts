// Measures the memory of an embedded start, process by process, and the time until it responds; and the effect of the
// embedded database's process settings on its queries, compared with the previous settings.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseProcess } from '@deckloom/server/embedded'
import { type BenchDatabase, startDatabase } from './harness/benchDatabase.ts'
import { interleave, median, ms, print, report } from './harness/measure.ts'
import { memoryOf, memoryOfTree, type ProcessMemory, processorOf } from './harness/processMemory.ts'

const starts = 3
const [rounds, warmUps] = [15, 3]
const port = 39_121
/** After this time a server is idle: it has finished the work of its start. */
const settledMs = 8_000
const before = { flags: [], environment: {}, parameters: [] }

const kindsOfWork = [
  ['40 lists of decks', (database: BenchDatabase) => database.lists(40)],
  ['40 decks read whole', (database: BenchDatabase) => database.reads(40)],
  ['20 saves with their version', (database: BenchDatabase) => database.saves(20)],
  ['40 searches', (database: BenchDatabase) => database.searches(40)],
  ['2 reports over all decks', (database: BenchDatabase) => database.reports(2)],
] as const

if (process.platform === 'linux') {
  await measureStart()
  await compareDatabases()
} else {
  print('What a start holds is measured on Linux only: it is read from /proc')
}

async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-footprint-'))
  try {
    await startOnce(dataDir)
    const measured: Start[] = []
    for (let round = 0; round < starts; round += 1) measured.push(await startOnce(dataDir))
    print(`\nnpm start with an existing database, idle after one page (medians of ${starts})`)
    print(`  first answer after ${ms(median(measured.map(({ answered }) => answered)))}`)
    for (const [index, { name }] of (measured[0]?.parts ?? []).entries()) {
      const of = (field: 'resident' | 'share') =>
        median(measured.map(({ parts }) => parts[index]?.[field] ?? Number.NaN))
      printMemory(name, of('share'), of('resident'))
    }
    const sum = (field: 'resident' | 'share') =>
      median(measured.map(({ parts }) => parts.reduce((all, part) => all + part[field], 0)))
    printMemory('all together', sum('share'), sum('resident'))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Start {
  /** Milliseconds until the first page. */
  readonly answered: number
  readonly parts: readonly (ProcessMemory & { readonly name: string })[]
}

async function startOnce(dataDir: string): Promise<Start> {
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = once(npm, 'exit')
  await firstPage()
  const answered = performance.now() - begun
  await wait(settledMs)
  const processes = memoryOfTree(npm.pid ?? 0)
  const parts = processes.map((each) => ({ ...each, name: nameOf(each.command) }))
  process.kill(processes.find(({ command }) => nameOf(command) === 'server')?.pid ?? 0, 'SIGTERM')
  await ended
  return { answered, parts }
}

async function firstPage(): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    const page = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.text(),
      () => undefined,
    )
    if (page !== undefined) return
    await wait(20)
  }
  throw new Error('the server did not answer within a minute')
}

function nameOf(command: string): string {
  if (command.includes('embeddedDatabase')) return 'embedded database'
  if (command.startsWith('sh ')) return 'shell of npm'
  return command.startsWith('npm') ? 'npm' : 'server'
}

function printMemory(name: string, share: number, resident: number): void {
  const figures = `${share.toFixed(0).padStart(5)} MB   (resident ${resident.toFixed(0)} MB)`
  print(`  ${name.padEnd(34)} ${figures}`)
}

async function compareDatabases(): Promise<void> {
  const databases = [
    { name: 'as it runs', database: await startDatabase(databaseProcess) },
    { name: 'as before', database: await startDatabase(before) },
  ]
  try {
    print('\nembedded database alone, with 400 decks')
    for (const { name, database } of databases)
      printDatabase(`${name}, ready after ${ms(database.readyIn)}`, database)
    for (const [title, work] of kindsOfWork) {
      const processor = databases.map(({ database }) => -processorOf(database.pid))
      const contenders = databases.map(({ name, database }) => ({
        name,
        run: () => work(database),
      }))
      report(title, await interleave(contenders, rounds, warmUps), 'as before')
      const [now = 0, then = 0] = databases.map(
        ({ database }, index) => processorOf(database.pid) + (processor[index] ?? 0),
      )
      print(`  processor ${now} ms beside ${then} ms, warming up included`)
    }
    print('\nembedded database alone, after this work')
    for (const { name, database } of databases) printDatabase(name, database)
  } finally {
    await Promise.all(databases.map(({ database }) => database.stop()))
  }
}

function printDatabase(name: string, { pid }: BenchDatabase): void {
  const { share, resident } = memoryOf(pid)
  printMemory(name, share, resident)
}
