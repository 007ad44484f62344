import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type AccessKey, signatureFault } from './signature.ts'

interface StoredObject {
  readonly body: Buffer
  readonly metadata: Readonly<Record<string, string>>
  readonly modified: Date
}

/** An error response of S3. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const statuses: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
}

const bucket = 'files'

/**
 * Implements the part of S3 that file storage needs: put, get, multipart, head, delete and paged
 * lists, with valid signatures only. Objects are kept in memory, also while it is stopped.
 */
export class S3Server {
  readonly key: AccessKey = { id: 'AKTESTS', secret: 'a secret of the tests', region: 'us-east-1' }
  readonly objects = new Map<string, StoredObject>()
  /** Each request as `PUT key`. */
  readonly requests: string[] = []
  /**
   * `mute` accepts connections and never responds; `stalls` sends half of each file; `failing`
   * responds with 500.
   */
  mood: 'well' | 'mute' | 'stalls' | 'failing' | 'full' = 'well'
  /** Whether it decodes aws-chunked bodies, or stores them as they are, like older stores. */
  knowsFrames = true
  /** Objects per page of a list. */
  pageSize = 1_000
  #server: Server | undefined
  #port = 0

  /** Listens; after `stop` on the same port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response))
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    this.#port = address.port
    this.#server = server
  }

  /** Refuses connections and breaks open ones. */
  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  /** Configures a server for this store. */
  get environment(): Readonly<Record<string, string>> {
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_ACCESS_KEY_ID: this.key.id,
      S3_SECRET_ACCESS_KEY: this.key.secret,
    }
  }

  /** Changes one byte of an object, like a failing disk. */
  damage(key: string): void {
    const found = this.objects.get(key)
    if (!found) throw new Error(`There is no ${key}`)
    const body = Buffer.from(found.body)
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1
    this.objects.set(key, { ...found, body })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.mood === 'mute') return
    try {
      await this.#serve(request, response)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'InternalError')
      response.writeHead(refusal.status, { 'content-type': 'application/xml' })
      response.end(
        request.method === 'HEAD' ? undefined : `<Error><Code>${refusal.message}</Code></Error>`,
      )
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = request
    const body = await buffer(request)
    const fault = signatureFault({ method, target, headers, body }, this.key)
    if (fault !== undefined) throw new Refusal(statuses[fault] ?? 403, fault)
    const url = new URL(target, 'http://s3')
    const [, name, ...path] = url.pathname.split('/').map(decodeURIComponent)
    const key = path.join('/')
    this.requests.push(`${method} ${key}`)
    if (this.mood === 'failing') throw new Refusal(500, 'InternalError')
    if (name !== bucket) throw new Refusal(404, 'NoSuchBucket')
    if (method === 'PUT') this.#put(key, headers, body)
    else if (method === 'DELETE') this.objects.delete(key)
    else if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(this.#list(url))
      return
    } else {
      this.#get(request, response, key)
      return
    }
    response.writeHead(method === 'DELETE' ? 204 : 200).end()
  }

  #put(key: string, headers: IncomingMessage['headers'], sent: Buffer): void {
    if (this.mood === 'full') throw new Refusal(507, 'XMinioStorageFull')
    const framed = headers['content-encoding']?.includes('aws-chunked') ?? false
    const body = framed && this.knowsFrames ? decodeChunked(sent) : sent
    const metadata = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        name.startsWith('x-amz-meta-') && typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    this.objects.set(key, { body, metadata, modified: new Date() })
  }

  #get({ method, headers }: IncomingMessage, response: ServerResponse, key: string): void {
    const found = this.objects.get(key)
    if (!found) throw new Refusal(404, 'NoSuchKey')
    const { body, metadata } = found
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const part = first === undefined ? body : body.subarray(Number(first), Number(last) + 1)
    response.writeHead(first === undefined ? 200 : 206, {
      ...metadata,
      'content-length': part.byteLength,
      // As of an encrypted object: not an MD5.
      etag: '"of-the-store"',
    })
    if (method === 'HEAD') response.end()
    else if (this.mood === 'stalls') response.write(part.subarray(0, part.byteLength >> 1))
    else response.end(part)
  }

  #list({ searchParams: asked }: URL): string {
    const prefix = asked.get('prefix') ?? ''
    const from = asked.get('continuation-token') ?? ''
    const most = Math.min(this.pageSize, Number(asked.get('max-keys') ?? 1_000))
    const isShown = (key: string) =>
      key.startsWith(prefix) &&
      key > from &&
      !(asked.get('delimiter') === '/' && key.slice(prefix.length).includes('/'))
    const keys = [...this.objects.keys()].filter(isShown).toSorted()
    const page = keys.slice(0, most)
    const contents = page.map((key) => {
      const { body, modified } = this.objects.get(key) ?? { body: Buffer.alloc(0) }
      return `<Contents><Key>${key}</Key><Size>${body.byteLength}</Size><LastModified>${modified?.toISOString()}</LastModified></Contents>`
    })
    const more = page.length < keys.length ? (page.at(-1) ?? '') : undefined
    const next =
      more === undefined
        ? '<IsTruncated>false</IsTruncated>'
        : `<IsTruncated>true</IsTruncated><NextContinuationToken>${more}</NextContinuationToken>`
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }
}

/** Decodes an aws-chunked body: size in hex, line, bytes, line, until an empty chunk. */
function decodeChunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (line < 0 || !(size > 0)) return Buffer.concat(parts)
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
