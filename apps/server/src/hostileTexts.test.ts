import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileMarks, type TextRequest, textRoutes } from './testing/http/hostileTexts.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { silenceOf, type SilenceMeter } from './testing/http/silenceOf.ts'
import { aSlide, password } from './testing/testApp.ts'

/** Texts to send; `npm run abuse` sets 1,500, and a limit of 250 ms for other requests. */
const texts = Number(process.env['ABUSE_TEXTS'] ?? 24)
/** Beside other tests the machine itself stalls for longer. */
const longestSilenceMs = Number(process.env['ABUSE_SILENCE_MS'] ?? 2_000)

let server: ServerProcess
let silence: SilenceMeter
let cookie = ''
let deck = 0
const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-texts-'))

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  await signUp()
  silence = silenceOf(server.url)
})
afterAll(async () => {
  await silence.stop()
  server.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
})

const send = ({ method, path, type, body }: TextRequest) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, 'content-type': type },
    ...(body !== undefined && { body }),
  })

/** Each person has a month's quota of decks. */
async function signUp(): Promise<void> {
  const names = { firstName: 'Ada', lastName: 'Weaver' }
  const person = { email: `${randomUUID()}@example.com`, password, ...names }
  const json = { method: 'POST', type: 'application/json' } as const
  const answer = await send({ ...json, path: '/api/auth/register', body: JSON.stringify(person) })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const slides = [aSlide('One')]
  const made = await send({
    ...json,
    path: '/api/presentations',
    body: JSON.stringify({ slides }),
  })
  const { id }: { id: number } = JSON.parse(await made.text())
  deck = id
}

/** The response to a request, and the longest stall of the server meanwhile. */
async function measured(request: TextRequest) {
  await silence.longest()
  const answer = await send(request)
  const text = await answer.text()
  return { status: answer.status, text, silentMs: await silence.longest() }
}

/** A busy machine stalls now and then; a text stalls the server every time. */
async function leastSilence(request: TextRequest, tries: number): Promise<number> {
  const { silentMs } = await measured(request)
  return silentMs < longestSilenceMs || tries <= 1
    ? silentMs
    : Math.min(silentMs, await leastSilence(request, tries - 1))
}

function requestOf(name: string, mark: string): TextRequest {
  const request = textRoutes[name]?.(mark, deck)
  if (!request) throw new Error(`No such route: ${name}`)
  return request
}

async function expectAnswered(name: string, mark: string): Promise<void> {
  const request = requestOf(name, mark)
  const first = await measured(request)
  if (first.text.includes('quota_exceeded')) {
    await signUp()
    return expectAnswered(name, mark)
  }
  const what = `${name} of ${JSON.stringify(mark)}: ${first.status} ${first.text.slice(0, 200)}`
  expect(first.status, what).toBeLessThan(500)
  const silentMs =
    first.silentMs < longestSilenceMs ? first.silentMs : await leastSilence(request, 4)
  expect(silentMs, `silent during ${what}`).toBeLessThan(longestSilenceMs)
}

test.each([
  ['a source', '>'],
  ['a prompt', '>'],
  ['a prompt', '`'],
  ['a source', '**a'],
  ['a source', '['],
  ['a source', '`'],
  ['a source', '|a|b|\n'],
  ['a source', '> a\n\n'],
  ['JSON of lists', ''],
  ['JSON of many slides', ''],
  ['JSON of many names', ''],
])('%s of nothing but %j holds nobody up', async (...[name, mark]) => {
  await expectAnswered(name, mark)
})

test('a search through decks that are full of words holds nobody up', async () => {
  await signUp()
  for (let made = 0; made < 3; made += 1) {
    const { status } = await measured(requestOf('a new deck', 'é '))
    expect(status).toBe(201)
  }
  await expectAnswered('a search', 'é ')
})

test(
  `whatever of ${texts} texts a route is sent, /healthz answers within ${longestSilenceMs} ms`,
  async () => {
    const cases = tuple(constantFrom(...Object.keys(textRoutes)), constantFrom(...hostileMarks))
    await assert(
      asyncProperty(cases, ([name, mark]) => expectAnswered(name, mark)),
      { numRuns: texts, endOnFailure: true },
    )
    expect(server.output()).not.toMatch(/uncaught|nothing caught/)
  },
  120_000 + texts * 30_000,
)
