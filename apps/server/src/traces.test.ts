import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shapeOf } from './db/connection/traceQueries.ts'
import { startServerProcess } from './testing/serverProcess.ts'
import { aSlide } from './testing/testApp.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code?: number }
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly unknown[] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

let dataDir: string
let collector: Server
let bodies: string[]
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-traces-'))
  bodies = []
  collector = createServer((request, answer) => {
    void keep(request).then(() =>
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    )
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
})
afterEach(async () => {
  await new Promise((closed) => collector.close(closed))
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
})

const spans = (): readonly SentSpan[] =>
  bodies
    .map((body): Sent => JSON.parse(body))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)

async function keep(request: IncomingMessage): Promise<void> {
  bodies.push(await text(request))
}

function endpoint(): string {
  const address = collector.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

test('requests, queries and jobs are traced below each other, with nothing that a person typed', async () => {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
    OTEL_SERVICE_NAME: 'decks-of-ours',
    // Nothing is sent before the end.
    OTEL_BSP_SCHEDULE_DELAY: '600000',
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const send = (path: string, body: object, headers = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const registered = await send('/api/auth/register', {
    email: 'canary.4741@example.com',
    password: 'canary-password-4742',
    firstName: 'Canary4743',
    lastName: 'Weaver',
  })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const deck = { title: 'canary4744', slides: [aSlide('canary4745')] }
  const made = await send('/api/presentations?canary=4746', deck, { cookie, traceparent })
  expect(made.status).toBe(201)
  await send('/api/generate', { prompt: 'canary4747 on looms', slideCount: 5 }, { cookie })
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const sent = spans()
  const request = sent.find(({ name }) => name === 'POST /api/presentations')
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  const below = sent.filter((span) => span.traceId === traceId && span !== request)
  expect(below.map(({ name }) => name)).toContain('insert presentations')
  const known = new Set([...sent.map(({ spanId }) => spanId), 'b7ad6b7169203331'])
  expect(below.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([])
  const names = sent.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['write', 'job Hourly maintenance']))
  expect(names.some((name) => name.startsWith('step '))).toBe(true)
  const all = bodies.join('\n')
  expect(all).toContain('decks-of-ours')
  expect(all).not.toContain(cookie)
  expect(all).not.toMatch(/canary/i)
})

test('a sampler that takes nothing sends nothing, and a collector that is away hinders nothing', async () => {
  const off = await startServerProcess({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
    OTEL_TRACES_SAMPLER: 'always_off',
  })
  expect((await fetch(`${off.url}/readyz`)).status).toBe(200)
  off.kill('SIGTERM')
  expect(await off.ended).toBe(0)
  expect(spans()).toEqual([])

  const away = await startServerProcess({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4',
  })
  expect((await fetch(`${away.url}/readyz`)).status).toBe(200)
  away.kill('SIGTERM')
  expect(await away.ended).toBe(0)
})

test('a query is told by what it does to which table, and by nothing of its values', () => {
  const shapes = [
    'select "id" from "presentations" where "title" = $1',
    'update "users" set name = \'from secrets\' where id = 1',
    'insert into drizzle.__drizzle_migrations values (1)',
    "select 'from canary' as x",
    { text: 'delete from "sessions" where "sid" = $1' },
    'begin;set local x = 1',
    'vacuum',
    undefined,
  ].map((statement) => Object.values(shapeOf(statement)).join(' ').trim())

  expect(shapes).toEqual([
    'select presentations',
    'update users',
    'insert __drizzle_migrations',
    'select',
    'delete sessions',
    'begin',
    'other',
    'other',
  ])
})
