import { ApiError } from '@deckloom/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './sendFile.ts'

/** The outcome of a request: a response, or `undefined` for a broken connection. */
type Fate = { readonly status: number; readonly body: object } | undefined

const made = { status: 201, body: { slideCount: 3 } }
const refused = (code: string, status = 503) => ({ status, body: { message: 'No.', code } })

let fates: Fate[]
let keys: (string | undefined)[]

class PlayedRequest {
  readonly upload = new EventTarget()
  readonly #heard = new EventTarget()
  readonly #headers = new Map<string, string>()
  status = 0
  statusText = ''
  responseText = ''

  open(): void {}
  abort(): void {}
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }
  addEventListener(type: string, listener: () => void): void {
    this.#heard.addEventListener(type, listener)
  }
  send(): void {
    keys.push(this.#headers.get('idempotency-key'))
    const fate = fates.shift()
    const sent = Object.assign(new Event('progress'), { loaded: 4, total: 4 })
    this.upload.dispatchEvent(sent)
    this.status = fate?.status ?? 0
    this.responseText = JSON.stringify(fate?.body ?? '')
    this.#heard.dispatchEvent(new Event(fate ? 'load' : 'error'))
    this.#heard.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  keys = []
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', PlayedRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function send(played: readonly Fate[], signal = new AbortController().signal) {
  fates = [...played]
  const sending = sendFile('/api/imports', new File(['deck'], 'a.md'), {
    onProgress: () => undefined,
    signal,
  })
  const outcome = sending.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('sends a file again under the same key when its server breaks off, is to end or is gone', async () => {
  const gateway = { status: 502, body: {} }
  const outcome = await send([undefined, refused('unavailable'), gateway, made])

  expect(outcome).toEqual({ answer: made.body })
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  await send([made])
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('says at once what another server would say too', async () => {
  for (const refusal of [refused('unreadable_file', 422), refused('quota_exceeded', 429)])
    expect(await send([refusal, made])).toEqual({ error: expect.any(ApiError) })
  expect(keys).toHaveLength(2)
})

test('gives up after a minute', async () => {
  const outcome = await send([])
  expect(outcome).toEqual({ error: expect.any(TypeError) })
  expect(keys).toHaveLength(16)
})
