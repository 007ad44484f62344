import { newSlide } from '@deckloom/deck'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestSaveMs, createSlideSender } from './slideSender.ts'

const slides = [newSlide('a', 1)]
const sending = { slides, version: 7, change: 'edit' } as const
const stored = { version: 8, slides: [newSlide('b', 1)] }
const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', answers))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  answers.mockReset()
})

function json(status: number, body: unknown) {
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
}

function refusal(status: number, code: string) {
  return json(status, { message: `It is ${code}`, code, requestId: 'r' })
}

test('sends the whole slides with the version that they are based on', async () => {
  answers.mockImplementation(() => json(200, stored))

  expect(await createSlideSender(7)(sending)).toEqual({ kind: 'saved', version: 8 })
  const [path, init] = answers.mock.calls[0] ?? []
  expect(path).toBe('/api/presentations/7')
  expect(init).toMatchObject({ method: 'PUT', headers: { 'if-match': '"7"' } })
  expect(init?.body).toBe(JSON.stringify({ slides, slideCount: 1 }))
})

test.each(['addition', 'deletion'] as const)(
  'Q-021 sends the whole slides by PATCH with their count after an %s',
  async (change) => {
    answers.mockImplementation(() => json(200, stored))

    await createSlideSender(7)({ ...sending, change })

    const [path, init] = answers.mock.calls[0] ?? []
    expect([path, init?.method]).toEqual(['/api/presentations/7', 'PATCH'])
    expect(init?.body).toBe(JSON.stringify({ slides, slideCount: 1 }))
  },
)

test('fetches what the server holds when somebody else has saved', async () => {
  answers.mockImplementation((_, { method }) =>
    method === 'PUT' ? refusal(409, 'version_conflict') : json(200, stored),
  )

  expect(await createSlideSender(7)(sending)).toEqual({ kind: 'stale', ...stored })
})

test.each([
  [400, 'validation_failed', false],
  [404, 'not_found', false],
  [413, 'too_large', false],
  [401, 'unauthenticated', true],
  [429, 'rate_limited', true],
  [503, 'unavailable', true],
])('a refusal with %d is told in the sentence of the server', async (status, code, tryAgain) => {
  answers.mockImplementation(() => refusal(status, code))

  expect(await createSlideSender(7)(sending)).toEqual({
    kind: 'refused',
    message: `It is ${code}`,
    tryAgain,
  })
})

test('a server that cannot be reached is no refusal', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'))

  expect(await createSlideSender(7)(sending)).toEqual({ kind: 'unreachable' })
})

test('a server that does not answer is given up for this time', async () => {
  vi.useFakeTimers()
  answers.mockImplementation(() => new Promise(() => {}))

  const sent = createSlideSender(7)(sending)
  await vi.advanceTimersByTimeAsync(longestSaveMs)

  expect(await sent).toEqual({ kind: 'unreachable' })
})

test('names a change once, however often it is sent, and other slides or another version anew', async () => {
  answers.mockImplementation(() => json(200, stored))
  const send = createSlideSender(7)
  const idOf = (call: number) =>
    new Headers(answers.mock.calls[call]?.[1].headers).get('x-mutation-id')

  await send(sending)
  await send({ ...sending, slides: [...slides] })
  await send({ ...sending, slides: [newSlide('c', 1)] })
  await send({ ...sending, version: 8 })

  const ids = [0, 1, 2, 3].map(idOf)
  expect(ids[0]).toMatch(/^[0-9a-z]{24}$/)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})
