import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReaderPool } from './features/imports/reading/ReaderPool.ts'
import { RenderPool } from './platform/render/RenderPool.ts'
import { aDeck, join, password, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

const whole = { 'content-type': 'application/octet-stream' }
const folder = mkdtempSync(joinPath(tmpdir(), 'deckloom-fair-'))
let opened: OpenedDatabase
let app: FastifyInstance
let reader: ReaderPool
let renderer: RenderPool
let flood: Person
let ada: Person

/** Blocks for a second, unless the file is called quick. */
const slowReader = `import { writeSync } from 'node:fs'
import { serialize } from 'node:v8'
let head = ''
process.stdin.on('data', (chunk) => (head += chunk)).on('end', () => {
  const reading = { kind: 'markdown', text: 'Read', notes: [] }
  setTimeout(() => writeSync(3, serialize({ reading })), head.includes('quick') ? 0 : 1_000)
})`

/** Blocks for a second, unless the deck is called quick. */
const slowRenderer = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ request }) => {
  const end = Date.now() + (request.title === 'quick' ? 0 : 1_000)
  while (Date.now() < end) {}
  parentPort.postMessage({ kind: 'done', bytes: new Uint8Array(4), warnings: [] })
})`

beforeAll(async () => {
  writeFileSync(joinPath(folder, 'reader.mjs'), slowReader)
  writeFileSync(joinPath(folder, 'renderer.mjs'), slowRenderer)
  const limits = { queue: 16, timeLimitMs: 30_000, memoryMb: 640 }
  reader = new ReaderPool({
    ...limits,
    script: joinPath(folder, 'reader.mjs'),
    parallel: 2,
    answerBytes: 1_000,
  })
  renderer = new RenderPool({
    ...limits,
    script: joinPath(folder, 'renderer.mjs'),
    workers: 1,
    fontFolder: undefined,
  })
  const [driver] = testDrivers()
  if (!driver) throw new Error('No database')
  opened = await driver.open()
  app = await testApp(opened, { readFile: reader.read, render: renderer.render })
  flood = await join(app)
  ada = await join(app)
})
afterAll(async () => {
  await Promise.all([reader.close(), renderer.close()])
  await app.close()
  await opened.remove()
  rmSync(folder, { recursive: true })
})

/** The order of the responses. */
async function orderOf(many: readonly Promise<unknown>[], one: Promise<unknown>): Promise<number> {
  let before = 0
  for (const each of many) void each.then(() => (before += 1))
  await one
  return before
}

test('a file is read while another account has thirty of them read', async () => {
  const read = (person: Person, name: string) =>
    person.ask(`POST /api/sources?name=${name}.md`, Buffer.from('x'), whole)
  const many = Array.from({ length: 30 }, () => read(flood, 'slow'))
  const mine = read(ada, 'quick')

  // Those without a place were rejected at once.
  const refused = 30 - 1 - 8
  expect(await orderOf(many, mine)).toBeLessThanOrEqual(refused + 1)
  expect((await mine).statusCode).toBe(200)
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(9)
  expect(statuses.filter((status) => status === 503)).toHaveLength(refused)
})

test('a deck is exported next while another account has eight exported, with one thread', async () => {
  const exported = async (person: Person, title: string) => {
    const { id } = await aDeck(person, title)
    return () => person.ask(`POST /api/presentations/${id}/export`, { format: 'pdf' })
  }
  const slow = await exported(flood, 'slow')
  const quick = await exported(ada, 'quick')
  const many = Array.from({ length: 8 }, slow)
  const mine = quick()

  expect(await orderOf(many, mine)).toBeLessThanOrEqual(2)
  expect((await mine).statusCode).toBe(200)
  expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).not.toContain(503)
})

test('somebody signs in while another address tries a hundred and fifty passwords at once', async () => {
  const signIn = (email: string, secret: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: secret },
      remoteAddress,
    })
  const many = Array.from({ length: 150 }, (_, each) =>
    signIn(flood.email, `wrong ${each}`, '203.0.113.9'),
  )
  const mine = await signIn(ada.email, password, '198.51.100.7')

  expect(mine.statusCode).toBe(200)
  expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).not.toContain(500)
})
