// Measures how soon others see an edit: with 50 open decks of four windows each on one server, with 200 people in one
// deck, and with 2,000 open windows.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMessage } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { saveTimes } from '@deckloom/editor'
import { WebSocket } from 'ws'
import { type BenchServer, startBenchServer } from './harness/benchServer.ts'
import { deckFor } from './harness/decks.ts'
import { median, ms, print } from './harness/measure.ts'
import { memoryOfTree, processorOfTree } from './harness/processMemory.ts'
import { withDatabase } from './harness/withDatabase.ts'

const rooms = 50
const windowsEach = 4
const slidesEach = 20
const seconds = 10
/** What the editor waits after an edit that others watch, in milliseconds. */
const editorDelay = saveTimes.sharedDelayMs
const rates = [0.5, 1, 2]
const crowd = 200
const manySockets = 2_000
const target = { medianMs: 100, p95Ms: 250 }

/** An open deck: the window that writes, and what the others have seen. */
class Room {
  readonly #server: BenchServer
  readonly #cookie: string
  readonly #id: number
  #slides: readonly Slide[]
  #version: number
  #sockets: readonly WebSocket[] = []
  #edits = 0
  readonly #sentAt = new Map<string, number>()
  /** Milliseconds from an edit to each of the others. */
  seen: number[] = []

  private constructor(server: BenchServer, cookie: string, deck: StoredDeck) {
    this.#server = server
    this.#cookie = cookie
    this.#id = deck.id
    this.#slides = deck.slides
    this.#version = deck.version
  }

  static async create(server: BenchServer, slides: readonly Slide[]): Promise<Room> {
    const cookie = await server.signUp()
    const answer = await fetch(`${server.url}/api/presentations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title: 'Bench', slides }),
    })
    if (!answer.ok) throw new Error(`A deck was not created: ${await answer.text()}`)
    const { id }: { readonly id: number } = JSON.parse(await answer.text())
    const read = await fetch(`${server.url}/api/presentations/${id}`, { headers: { cookie } })
    return new Room(server, cookie, JSON.parse(await read.text()))
  }

  async open(windows: number): Promise<void> {
    const address = `${this.#server.url.replace('http', 'ws')}/api/presentations/${this.#id}/live`
    this.#sockets = await Promise.all(
      Array.from({ length: windows }, async (_, index) => {
        const socket = new WebSocket(address, { headers: { cookie: this.#cookie } })
        await once(socket, 'message')
        if (index > 0) socket.on('message', (data: Buffer) => this.#see(JSON.parse(String(data))))
        return socket
      }),
    )
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  /** Edits a slide and saves it as the editor does; resolves to the milliseconds until it was acknowledged. */
  async edit(): Promise<number> {
    this.#edits += 1
    const title = `Edit ${this.#edits}`
    const at = this.#edits % this.#slides.length
    this.#slides = this.#slides.map((slide, index) =>
      index === at ? { ...slide, slide_title: title } : slide,
    )
    const start = performance.now()
    this.#sentAt.set(title, start - editorDelay)
    const answer = await fetch(`${this.#server.url}/api/presentations/${this.#id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        cookie: this.#cookie,
        'if-match': `"${this.#version}"`,
      },
      body: JSON.stringify({ slides: this.#slides, slideCount: this.#slides.length }),
    })
    if (!answer.ok) throw new Error(`An edit was refused: ${await answer.text()}`)
    await answer.arrayBuffer()
    this.#version += 1
    return performance.now() - start
  }

  #see(message: LiveMessage) {
    if (message.type !== 'saved') return
    for (const { slide_title: title } of message.change?.slides ?? []) {
      const sentAt = this.#sentAt.get(title)
      if (sentAt !== undefined) this.seen.push(performance.now() - sentAt)
    }
  }
}

interface StoredDeck {
  readonly id: number
  readonly version: number
  readonly slides: readonly Slide[]
}

await measure('embedded database', {})
await withDatabase('Live decks', (url) => measure('PostgreSQL', { DATABASE_URL: url }))

async function measure(database: string, environment: Readonly<Record<string, string>>) {
  print(`\nDecks of ${slidesEach} slides, one person writing in each (${database})`)
  const server = await startBenchServer(39_151, environment)
  try {
    const all: Room[] = []
    for (let index = 0; index < rooms; index += 1) {
      all.push(await Room.create(server, await deckFor(index, slidesEach)))
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
  all: readonly Room[],
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
