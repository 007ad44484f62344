import { once } from 'node:events'
import type { LiveMessage, LiveRequest } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { saveTimes } from '@deckloom/editor'
import { WebSocket } from 'ws'
import type { BenchServer } from './benchServer.ts'

/** What the editor waits after an edit that others watch, in milliseconds. */
const editorDelay = saveTimes.sharedDelayMs

/** An open deck: the window that writes, and what the others have seen. */
export class LiveRoom {
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

  static async create(server: BenchServer, slides: readonly Slide[]): Promise<LiveRoom> {
    const cookie = await server.signUp()
    const answer = await fetch(`${server.url}/api/presentations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title: 'Bench', slides }),
    })
    if (!answer.ok) throw new Error(`A deck was not created: ${await answer.text()}`)
    const { id }: { readonly id: number } = JSON.parse(await answer.text())
    const read = await fetch(`${server.url}/api/presentations/${id}`, { headers: { cookie } })
    return new LiveRoom(server, cookie, JSON.parse(await read.text()))
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

  /** Has each window say that it is on a slide, with an element selected and the pointer over it. */
  present(): void {
    this.#sockets.forEach((socket, index) => {
      const slideId = this.#slides[index % this.#slides.length]?.id ?? ''
      const pointer = { x: index * 10, y: index * 10 }
      const presence = { slideId, elementIds: ['title'], isEditing: false, pointer }
      const message: LiveRequest = { type: 'presence', presence }
      socket.send(JSON.stringify(message))
    })
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
