// Measures the memory of open decks with four windows each on one server: of 1, then of 100, after garbage collection.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchServer, startBenchServer } from './harness/benchServer.ts'
import { deckFor } from './harness/decks.ts'
import { LiveRoom } from './harness/LiveRoom.ts'
import { print } from './harness/measure.ts'
import { ServerHeap, type UsedMemory } from './harness/ServerHeap.ts'
import { withDatabase } from './harness/withDatabase.ts'

const rooms = 100
const windowsEach = 4
const slidesEach = 20
const targetMb = 3
const inspectorPort = 39_153

await measure('embedded database', {})
await withDatabase('Memory of live decks', (url) => measure('PostgreSQL', { DATABASE_URL: url }))

async function measure(database: string, environment: Readonly<Record<string, string>>) {
  print(`\nOpen decks of ${slidesEach} slides, ${windowsEach} windows each (${database})`)
  const server = await startBenchServer(39_152, {
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectorPort}`,
    ...environment,
  })
  const heap = await ServerHeap.open(server.pid, inspectorPort)
  try {
    const all = await createRooms(server)
    const [first, ...others] = all
    if (!first) return
    show('no deck open', await heap.used())
    await use([first])
    const one = await heap.used()
    show('1 deck open', one)
    await use(others)
    const many = await heap.used()
    show(`${rooms} decks open`, many)
    // Not subtracted: what the server keeps of having served so many at all.
    const each = (part: keyof UsedMemory) => ((many[part] - one[part]) / others.length).toFixed(3)
    print(
      `  each further deck: ${each('resident')} MB resident, ${each('heap')} MB of heap (target under ${targetMb})`,
    )
    for (const room of all) room.close()
    await pause(3_000)
    show('all closed', await heap.used())
  } finally {
    heap.close()
    await server.stop()
  }
}

async function createRooms(server: BenchServer): Promise<readonly LiveRoom[]> {
  const all: LiveRoom[] = []
  for (let index = 0; index < rooms; index += 1) {
    all.push(await LiveRoom.create(server, await deckFor(index, slidesEach)))
  }
  return all
}

/** Opens decks and has an edit saved in each, which the other windows are told of. */
async function use(opened: readonly LiveRoom[]): Promise<void> {
  for (const room of opened) {
    await room.open(windowsEach)
    room.present()
    await room.edit()
  }
  await pause(3_000)
}

function show(what: string, { resident, heap }: UsedMemory): void {
  print(`  ${what.padEnd(16)} ${resident.toFixed(1)} MB resident, ${heap.toFixed(1)} MB of heap`)
}
