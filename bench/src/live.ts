// Measures how soon others see an edit: with 50 open decks of four windows each on one server, with 200 people in one
// deck, and with 2,000 open windows.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchServer, startBenchServer } from './harness/benchServer.ts'
import { deckFor } from './harness/decks.ts'
import { LiveRoom } from './harness/LiveRoom.ts'
import { median, ms, print } from './harness/measure.ts'
import { memoryOfTree, processorOfTree } from './harness/processMemory.ts'
import { withDatabase } from './harness/withDatabase.ts'

const rooms = 50
const windowsEach = 4
const slidesEach = 20
const seconds = 10
const rates = [0.5, 1, 2]
const crowd = 200
const manySockets = 2_000
const target = { medianMs: 100, p95Ms: 250 }

await measure('embedded database', {})
await withDatabase('Live decks', (url) => measure('PostgreSQL', { DATABASE_URL: url }))

async function measure(database: string, environment: Readonly<Record<string, string>>) {
  print(`\nDecks of ${slidesEach} slides, one person writing in each (${database})`)
  const server = await startBenchServer(39_151, environment)
  try {
    const all: LiveRoom[] = []
    for (let index = 0; index < rooms; index += 1) {
      all.push(await LiveRoom.create(server, await deckFor(index, slidesEach)))
    }
    const resting = await settledMemory(server)
    await Promise.all(all.map((room) => room.open(windowsEach)))
    const each = ((await settledMemory(server)) - resting) / rooms
    print(
      `${rooms} decks, ${windowsEach} windows each: ${each.toFixed(2)} MB a deck (target under 3)`,
    )
    for (const rate of rates) await edit(server, all, { rate, others: windowsEach - 1 })
    for (const room of all) room.close()

    const [crowded] = all
    if (!crowded) return
    await crowded.open(crowd)
    print(`one deck, ${crowd} windows`)
    await edit(server, [crowded], { rate: 2, others: crowd - 1 })
    crowded.close()

    const before = await settledMemory(server)
    for (const room of all) await room.open(manySockets / rooms)
    const all2000 = (await settledMemory(server)) - before
    print(`${rooms} decks, ${manySockets} windows in all: ${all2000.toFixed(0)} MB more`)
    await edit(server, all, { rate: 0.5, others: manySockets / rooms - 1 })
    for (const room of all) room.close()
  } finally {
    await server.stop()
  }
}

/** Memory of the server a moment after the last request, MB. */
async function settledMemory(server: BenchServer): Promise<number> {
  await pause(3_000)
  return memoryOfTree(server.pid).reduce((sum, { share }) => sum + share, 0)
}

interface Editing {
  /** Edits a second in each deck. */
  readonly rate: number
  /** How many windows are to see each of them. */
  readonly others: number
}

async function edit(
  server: BenchServer,
  all: readonly LiveRoom[],
  { rate, others }: Editing,
): Promise<void> {
  for (const room of all) room.seen = []
  const acknowledged: number[] = []
  const processor = processorOfTree(server.pid)
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    all.map(async (room) => {
      await pause((Math.random() * 1_000) / rate)
      while (performance.now() < end) {
        const took = await room.edit()
        acknowledged.push(took)
        await pause(Math.max(0, 1_000 / rate - took))
      }
    }),
  )
  await pause(500)
  const cost = (processorOfTree(server.pid) - processor) / acknowledged.length
  const seen = all.flatMap((room) => room.seen)
  print(
    `  ${rate} edits/s in each: seen after ${ms(median(seen))}, p95 ${ms(quantile(seen, 0.95))} ` +
      `(targets ${target.medianMs}, ${target.p95Ms}); saved after ${ms(median(acknowledged))}; ` +
      `${seen.length} of ${acknowledged.length * others} seen; CPU ${ms(cost)} an edit`,
  )
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
