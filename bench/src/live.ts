// Measures how soon others see an edit, with 50 open decks of four windows each on one server, and what a room weighs.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMessage } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
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
/** Edits a second of the one person in each room who writes. */
const rates = [0.5, 1, 2]
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

  async open(): Promise<void> {
    const address = `${this.#server.url.replace('http', 'ws')}/api/presentations/${this.#id}/live`
    this.#sockets = await Promise.all(
      Array.from({ length: windowsEach }, async (_, index) => {
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
    this.#sentAt.set(title, start)
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

await measure('embedded', {})
await withDatabase('Live decks', (url) => measure('PostgreSQL', { DATABASE_URL: url }))

async function measure(database: string, environment: Readonly<Record<string, string>>) {
  print(`\n${rooms} open decks of ${slidesEach} slides, ${windowsEach} windows each (${database})`)
  const server = await startBenchServer(39_151, environment)
  try {
    const all: Room[] = []
    for (let index = 0; index < rooms; index += 1) {
      all.push(await Room.create(server, await deckFor(index, slidesEach)))
    }
    await weigh(server, all)
    for (const rate of rates) await edit(server, all, rate)
    for (const room of all) room.close()
  } finally {
    await server.stop()
  }
}

async function weigh(server: BenchServer, all: readonly Room[]): Promise<void> {
  await pause(3_000)
  const before = resident(server)
  for (const room of all) await room.open()
  await pause(3_000)
  const each = (resident(server) - before) / rooms
  print(`  memory of an open deck: ${each.toFixed(2)} MB (target under 3)`)
}

async function edit(server: BenchServer, all: readonly Room[], rate: number): Promise<void> {
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
      `${seen.length} of ${acknowledged.length * (windowsEach - 1)} seen; CPU ${ms(cost)} an edit`,
  )
}

function resident(server: BenchServer): number {
  return memoryOfTree(server.pid).reduce((sum, { share }) => sum + share, 0)
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
