import { ApiError } from '@deckloom/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from './followEvents.ts'

interface Sent {
  readonly type: string
  readonly code?: string
}

const away = { type: 'error', code: 'unavailable', message: 'Come back.' }
const text = (event: Sent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

/** Returns a response that sends these events, and then ends or breaks off. */
function answer(events: readonly Sent[], { breaks = false } = {}): Response {
  const waiting = [...events]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = waiting.shift()
      if (next) controller.enqueue(text(next))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body)
}

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  asked.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function follow(signal = new AbortController().signal): Promise<string[]> {
  const types: string[] = []
  const request = {
    body: {},
    signal,
    headers: { 'idempotency-key': 'one' },
    parse: (data: string): Sent => JSON.parse(data),
  }
  const read = async () => {
    for await (const { type } of followEvents('/api/generate', request)) types.push(type)
    return types
  }
  const reading = read()
  const settled = reading.then(
    () => undefined,
    () => undefined,
  )
  await vi.runAllTimersAsync()
  await settled
  return reading
}

test('asks again with the same key when its server is to end, breaks off or cannot be found', async () => {
  asked
    .mockResolvedValueOnce(answer([{ type: 'begun' }, away]))
    .mockResolvedValueOnce(answer([{ type: 'slide' }], { breaks: true }))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(answer([{ type: 'done' }]))

  expect(await follow()).toEqual(['begun', 'slide', 'done'])
  expect(asked).toHaveBeenCalledTimes(5)
  for (const [, init] of asked.mock.calls)
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'one' })
})

const refusal = (code: string) =>
  new Response(JSON.stringify({ message: 'No.', code }), { status: 503 })

test('asks four times before it has begun, while no server is there', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockImplementation(async () => refusal('unavailable'))
  await expect(follow()).rejects.toBeInstanceOf(ApiError)
  expect(asked).toHaveBeenCalledTimes(4)
})

test('what is refused before it has begun is told at once, and so are other failures', async () => {
  asked.mockImplementationOnce(async () => refusal('overloaded'))
  await expect(follow()).rejects.toBeInstanceOf(ApiError)
  asked.mockResolvedValueOnce(answer([{ type: 'begun' }, { type: 'error', code: 'provider_down' }]))
  expect(await follow()).toEqual(['begun', 'error'])
  expect(asked).toHaveBeenCalledTimes(2)
})

test('goes on for a minute, and stops at once when the person does', async () => {
  asked.mockImplementation(async () => answer([{ type: 'begun' }, away]))
  const begunAt = Date.now()
  await expect(follow()).rejects.toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(asked).toHaveBeenCalledTimes(16)
  expect(Date.now() - begunAt).toBe(65_000)
  const control = new AbortController()
  asked.mockReset()
  asked.mockImplementationOnce(async () => {
    setTimeout(() => control.abort(), 10)
    return answer([{ type: 'begun' }, away])
  })
  await expect(follow(control.signal)).rejects.toThrow(/abort/i)
  expect(asked).toHaveBeenCalledTimes(1)
})
