import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { password } from '../testApp.ts'

/** A request to repeat with one key until it is answered. */
export interface ClientRequest {
  readonly path: string
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A client that retries with the same key when a server is gone or shuts down. */
export class InsistentClient {
  /** Base URL of the next request. */
  url: string
  readonly #email = `${randomUUID()}@example.com`
  #cookie = ''

  constructor(url: string) {
    this.url = url
  }

  async register(): Promise<void> {
    const body = { email: this.#email, password, firstName: 'Ada', lastName: 'Weaver' }
    const answer = await fetch(`${this.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers: { cookie: this.#cookie } })
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' }
    return fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** The last event of a stream, or the whole response, of the first request that succeeds. */
  async insist<Answer>(request: ClientRequest, key: string = randomUUID()): Promise<Answer> {
    for (;;) {
      // Undefined if its server is gone.
      const text = await this.#ask(request, key).catch(() => undefined)
      const last =
        text
          ?.trim()
          .split('\n')
          .at(-1)
          ?.replace(/^data: /, '') ?? '{"code":"unavailable"}'
      const answer = JSON.parse(last)
      if (answer.code === undefined) return answer
      if (answer.code !== 'unavailable') throw new Error(`${request.path}: ${last}`)
      await pause(100)
    }
  }

  async #ask({ path, body, headers }: ClientRequest, key: string): Promise<string> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'idempotency-key': key, ...headers },
      body: typeof body === 'string' ? body : Uint8Array.from(body),
    })
    return await answer.text()
  }
}
