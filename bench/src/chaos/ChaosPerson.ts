import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Tally } from './Tally.ts'

/** Milliseconds after which a request is considered unanswered. */
const answerLimitMs = 45_000
/** Milliseconds after which a simulated user gives up; every fault ends long before. */
const patienceMs = 60_000
const password = 'harbour-silt-7'

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
}

/** A user's acknowledged work, to compare with what is stored. */
interface Ledger {
  /** Number of the newest save; save n makes version n + 1. */
  saves: number
  /** Created decks by their idempotency keys. */
  readonly made: Map<string, number>
  /** SHA-256 of pictures by their URLs. */
  readonly pictures: Map<string, string>
}

/** A simulated user who works through every fault: failed or aborted requests are retried as the same change. */
export class ChaosPerson {
  readonly #servers: readonly string[]
  readonly #tally: Tally
  readonly #email = `${randomUUID()}@example.org`
  readonly #ledger: Ledger = { saves: 0, made: new Map(), pictures: new Map() }
  #cookie = ''
  #deck = 0
  #turn = 0
  /** Why the last attempt failed. */
  #last = ''

  constructor(servers: readonly string[], tally: Tally) {
    this.#servers = servers
    this.#tally = tally
    this.#turn = Math.floor(Math.random() * servers.length)
  }

  async begin(): Promise<void> {
    const names = { firstName: 'Ada', lastName: 'Weaver' }
    const account = { email: this.#email, password, ...names }
    const answer = await this.#send(json('POST', '/api/auth/register', account))
    this.#cookie = answer.cookies[0]?.split(';')[0] ?? ''
    this.#deck = await this.#make({ slides: [slide('Save 0')] }, 'create')
  }

  /** Performs one random action until it is acknowledged. `draw` is from 0 to 1. */
  async act(draw: number): Promise<void> {
    if (draw < 0.7) await this.#save()
    else if (draw < 0.8) await this.#read()
    else if (draw < 0.88) await this.#upload()
    else if (draw < 0.94) await this.#export()
    else if (draw < 0.97)
      await this.#make({ title: randomUUID(), slides: [slide('New')] }, 'create')
    else await this.#make({ prompt: 'A plan for a small port', slideCount: 5 }, 'generate')
  }

  /** Compares stored with acknowledged work, on each server. */
  async check(): Promise<void> {
    for (const [index] of this.#servers.entries()) {
      this.#turn = index
      const deck: StoredDeck = await this.#json(`/api/presentations/${this.#deck}`)
      const { saves } = this.#ledger
      const found = `${deck.slides[0]?.slide_title}, version ${deck.version}`
      const wanted = `Save ${saves}, version ${saves + 1}`
      if (found !== wanted) this.#tally.fail(`deck ${this.#deck}: ${found} instead of ${wanted}`)
      const list: readonly unknown[] = await this.#json('/api/presentations')
      const decks = this.#ledger.made.size
      if (list.length !== decks) {
        this.#tally.fail(`${this.#email}: ${list.length} decks instead of ${decks}`)
      }
    }
    for (const [url, wanted] of this.#ledger.pictures) {
      const bytes = (await this.#get(url)).bytes
      if (sha256(bytes) !== wanted) this.#tally.fail(`${url} came back as other bytes`)
    }
  }

  async #save(): Promise<void> {
    const number = this.#ledger.saves + 1
    const call = json('PUT', `/api/presentations/${this.#deck}`, {
      slides: [slide(`Save ${number}`)],
    })
    const headers = { ...call.headers, 'if-match': `"${number}"`, 'x-mutation-id': randomUUID() }
    const stored: StoredDeck = JSON.parse(String((await this.#send({ ...call, headers })).bytes))
    if (stored.version !== number + 1) {
      this.#tally.fail(`deck ${this.#deck}: save ${number} made version ${stored.version}`)
    }
    this.#ledger.saves = number
    this.#tally.acknowledge('saves')
  }

  async #read(): Promise<void> {
    const deck: StoredDeck = await this.#json(`/api/presentations/${this.#deck}`)
    const found = deck.slides[0]?.slide_title
    if (found !== `Save ${this.#ledger.saves}`) {
      this.#tally.fail(`deck ${this.#deck}: read ${found} after save ${this.#ledger.saves}`)
    }
    this.#tally.acknowledge('reads')
  }

  /** Creates exactly one deck, however often the request is retried. */
  async #make(body: object, kind: 'create' | 'generate'): Promise<number> {
    const key = randomUUID()
    const path = kind === 'create' ? '/api/presentations' : '/api/generate'
    const call = json('POST', path, body)
    const answer = await this.#send({
      ...call,
      headers: { ...call.headers, 'idempotency-key': key },
    })
    const made: { readonly id?: number; readonly presentation?: { readonly id: number } } =
      JSON.parse(String(answer.bytes))
    const id = made.id ?? made.presentation?.id
    if (id === undefined) throw new Error(`${path} answered no deck`)
    this.#ledger.made.set(key, id)
    this.#tally.acknowledge(kind === 'create' ? 'decks' : 'generated decks')
    return id
  }

  async #upload(): Promise<void> {
    const bytes = picture()
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png')
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const body = Buffer.from(await encoded.arrayBuffer())
    const headers = { 'content-type': type }
    const answer = await this.#send({ method: 'POST', path: '/api/uploads', headers, body })
    const { url }: { readonly url: string } = JSON.parse(String(answer.bytes))
    const stored = (await this.#get(url)).bytes
    this.#ledger.pictures.set(url, sha256(stored))
    this.#tally.acknowledge('uploads')
  }

  async #export(): Promise<void> {
    const path = `/api/presentations/${this.#deck}/export`
    const asked = await this.#send(json('POST', path, { format: 'pptx' }))
    const { downloadUrl }: { readonly downloadUrl: string } = JSON.parse(String(asked.bytes))
    const { bytes } = await this.#get(downloadUrl)
    if (bytes.toString('latin1', 0, 2) !== 'PK') this.#tally.fail(`${path}: no PowerPoint file`)
    this.#tally.acknowledge('exports')
  }

  async #json(path: string) {
    return JSON.parse(String((await this.#get(path)).bytes))
  }

  #get(path: string): Promise<Answer> {
    return this.#send({ method: 'GET', path })
  }

  /** Retries a request until it succeeds, on alternating servers as behind a load balancer. */
  async #send(call: Call): Promise<Answer> {
    const start = performance.now()
    while (performance.now() - start < patienceMs) {
      const answer = await this.#try(call)
      if (answer) return answer
      // Roughly what the response headers advise; faults last for seconds.
      await pause(200 + Math.random() * 300)
    }
    throw new Error(`${call.method} ${call.path}: refused for ${patienceMs} ms, last ${this.#last}`)
  }

  /** Undefined if the request must be retried; throws for a response that no fault explains. */
  async #try({ method, path, headers, body }: Call): Promise<Answer | undefined> {
    this.#turn = (this.#turn + 1) % this.#servers.length
    const url = `${this.#servers[this.#turn]}${path}`
    const signal = AbortSignal.timeout(answerLimitMs)
    const options = { method, signal, headers: { cookie: this.#cookie, ...headers } }
    const answer = await fetch(url, { ...options, ...(body !== undefined && { body }) })
      .then(whole)
      .catch(() => undefined)
    if (signal.aborted) throw new Error(`${method} ${path}: no answer in ${answerLimitMs} ms`)
    if (answer && answer.status < 300) return answer
    const words = answer ? `${answer.status} ${String(answer.bytes).slice(0, 160)}` : 'cut'
    this.#tally.refuse(answer ? String(answer.status) : 'cut')
    this.#last = words
    if (answer && !isExcused(answer)) throw new Error(`${method} ${path}: ${words}`)
    return undefined
  }
}

/** Returns whether a fault explains an error response. */
function isExcused({ status, bytes }: Answer): boolean {
  return status === 503 || String(bytes).includes('idempotency_in_progress')
}

interface StoredDeck {
  readonly version: number
  readonly slides: readonly { readonly slide_title: string }[]
}

interface Answer {
  readonly status: number
  readonly cookies: readonly string[]
  readonly bytes: Buffer
}

/** Reads the complete response; rejects if it is cut off. */
async function whole(answer: Response): Promise<Answer> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, cookies: answer.headers.getSetCookie(), bytes }
}

function json(method: Call['method'], path: string, body: object): Call {
  const headers = { 'content-type': 'application/json' }
  return { method, path, headers, body: JSON.stringify(body) }
}

function slide(title: string) {
  return {
    slide_title: title,
    bullet_points: ['One thing', 'Another thing'],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns a small picture with random pixels. */
function picture(): Buffer {
  const side = 16
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits per channel, RGB.
  header.set([8, 2], 8)
  const rows = randomBytes(side * (1 + 3 * side))
  // Each row starts with its filter type: none.
  for (let row = 0; row < side; row += 1) rows[row * (1 + 3 * side)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ]
  return Buffer.concat([signature, ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
