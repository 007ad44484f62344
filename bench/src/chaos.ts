// Subjects a cluster of two servers to every fault under load: acknowledged work must not be lost or done twice.
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { ChaosPerson } from './chaos/ChaosPerson.ts'
import { Cluster } from './chaos/Cluster.ts'
import { faultsOf } from './chaos/faults.ts'
import { Tally } from './chaos/Tally.ts'
import { print } from './harness/measure.ts'

const minutes = Number(process.env['CHAOS_MINUTES'] ?? 30)
const people = Number(process.env['CHAOS_PEOPLE'] ?? 50)
const readyWithinMs = 2_000
/** How long each fault lasts, and the pause before the next one. */
const [faultMs, calmMs] = [5_000, 5_000]
const thinkMs = 1_500

const missing = ['redis-server'].filter((program) => !isInstalled(program))
if (missing.length > 0) {
  print(`Chaos is not run: ${missing.join(', ')} is not installed.`)
  process.exit(1)
}
process.exit((await run()) ? 0 : 1)

async function run(): Promise<boolean> {
  const tally = new Tally()
  const cluster = await Cluster.start()
  for (const { program } of cluster.servers) program.onCollapse = (output) => tally.fail(output)
  print(`\n${people} people at two servers for ${minutes} minutes`)
  if (!cluster.canFillDisks) print('  full disks are left out: no file system can be mounted here')
  try {
    await work(cluster, tally)
    return tally.report()
  } finally {
    await cluster.stop()
  }
}

async function work(cluster: Cluster, tally: Tally): Promise<void> {
  const urls = cluster.servers.map(({ url }) => url)
  const crowd = Array.from({ length: people }, () => new ChaosPerson(urls, tally))
  for (const person of crowd) await person.begin()
  const end = performance.now() + minutes * 60_000
  const working = crowd.map(async (person) => {
    while (performance.now() < end) {
      await person.act(Math.random())
      await pause(Math.random() * 2 * thinkMs)
    }
  })
  const ended = working.map((task) => task.catch((error: unknown) => tally.fail(String(error))))
  await Promise.all([breakThings(cluster, tally, end), ...ended])
  print('  faults are over; everything that was acknowledged is read back from each server')
  for (const person of crowd)
    await person.check().catch((error: unknown) => tally.fail(String(error)))
}

async function breakThings(cluster: Cluster, tally: Tally, end: number): Promise<void> {
  const faults = faultsOf(cluster, tally)
  for (let turn = 0; performance.now() + 2 * faultMs < end; turn += 1) {
    await pause(calmMs)
    const fault = faults[turn % faults.length]
    if (!fault) return
    await fault.strike()
    await pause(faultMs)
    await fault.lift()
    const times = await Promise.all(cluster.servers.map((server) => server.untilReady(30_000)))
    for (const [index, ms] of times.entries()) {
      if (ms === undefined) tally.fail(`${cluster.servers[index]?.name}: not ready, ${fault.name}`)
      else tally.time(fault.name, ms, readyWithinMs)
    }
  }
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
