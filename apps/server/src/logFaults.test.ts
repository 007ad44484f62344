import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSlide, countingWriter, join, type Person, testApp } from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

// Unique strings for everything that a person types and sends.
const canaries = {
  email: 'canary4711@example.com',
  colleague: 'canary4712@example.com',
  password: 'canary-password-4713',
  wrong: 'canary-wrong-4714',
  firstName: 'Canaryfirst4715',
  title: 'Canarytitle4716',
  slide: 'Canaryslide4717',
  notes: 'Canarynotes4718',
  prompt: 'Canaryprompt4719 about looms',
  linkPassword: 'canary-link-4720',
  subject: 'Canarysubject4721',
  message: 'Canarymessage4722',
  folder: 'Canaryfolder4723',
  search: 'Canarysearch4724',
  agent: 'Canaryagent4725',
} as const
const { email, password, firstName, title, slide, notes, prompt } = canaries

let log = ''
let opened: OpenedDatabase
let app: FastifyInstance
let person: Person

beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  app = await testApp(opened, {
    environment: { LOG_LEVEL: 'trace' },
    logTo: new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    }),
    mailer: {
      delivery: 'mail',
      send: ({ to, subject, text }) =>
        Promise.reject(
          Object.assign(new Error(`550 <${to}>: ${subject} ${text}`), {
            code: 'EENVELOPE',
            responseCode: 550,
            response: `550 ${to}`,
          }),
        ),
    },
    render: (request) => Promise.reject(new Error(`Cannot draw ${JSON.stringify(request)}`)),
    writer: {
      ...countingWriter,
      outline: (request) => {
        throw new Error(`Cannot write about ${JSON.stringify(request)}`)
      },
    },
  })
  person = await join(app, email)
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

const headers = { 'user-agent': canaries.agent }
const slides = [{ ...aSlide(slide), speaker_notes: notes }]

/** A typical sequence of a person's requests. */
async function afternoon(): Promise<readonly number[]> {
  const statuses: number[] = []
  const ask = async (what: Parameters<Person['ask']>[0], body?: object) => {
    const answer = await person.ask(what, body, headers)
    statuses.push(answer.statusCode)
    return answer
  }
  await ask('POST /api/auth/register', { email, password, firstName, lastName: firstName })
  await ask('POST /api/auth/login', { email, password: canaries.wrong })
  await ask('POST /api/auth/forgot-password', { email, firstName, lastName: firstName })
  await ask('PATCH /api/user/profile', {
    email: canaries.colleague,
    firstName,
    lastName: firstName,
  })
  const made = await ask('POST /api/presentations', { title, slides })
  const id: unknown = made.statusCode === 201 ? made.json().id : 1
  await ask(`PUT /api/presentations/${String(id)}`, { title, slides })
  await ask(`PATCH /api/presentations/${String(id)}/title`, { title })
  await ask(`POST /api/presentations/${String(id)}/export`, { format: 'pdf' })
  await ask(`POST /api/presentations/${String(id)}/share-links`, {
    days: 7,
    password: canaries.linkPassword,
  })
  await ask(`POST /api/presentations/${String(id)}/collaborators`, {
    email: canaries.colleague,
    role: 'viewer',
  })
  await ask('POST /api/folders', { name: canaries.folder })
  await ask(`GET /api/search?q=${canaries.search}`)
  await ask('POST /api/generate', { prompt, slideCount: 5, presentationType: 'pitch' })
  await ask('POST /api/support/contact', {
    name: firstName,
    email: canaries.colleague,
    category: 'Export',
    subject: canaries.subject,
    message: canaries.message,
  })
  await ask('POST /api/analytics/track-visit', { path: '/', userAgent: canaries.agent })
  return statuses
}

test('the log of an afternoon full of faults holds nothing of what somebody typed', async () => {
  const { queries } = opened.database
  expect(await afternoon()).toContain(201)
  const { rows: tables } = await queries.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const faults: number[] = []
  // Breaks one table at a time.
  for (const { name: table } of tables) {
    await queries.execute(sql.raw(`alter table ${table} rename to ${table}_gone`))
    const statuses = await afternoon()
    faults.push(...statuses.filter((status) => status >= 500))
    await queries.execute(sql.raw(`alter table ${table}_gone rename to ${table}`))
  }
  await expect.poll(() => log.includes('was not sent')).toBe(true)

  const lines = log.split('\n').filter((line) => line !== '')
  expect(faults.length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThan(20)
  // The log still identifies the query and the error.
  const says = [
    /"query":"select presentations #[0-9a-f]{8}"/,
    /"code":"42P01"/,
    /Mail \S+ was not sent \(attempt 1\): Error EENVELOPE 550/,
  ]
  expect(says.filter((words) => !words.test(log))).toEqual([])
  const leaked = Object.entries(canaries).filter(([, text]) =>
    lines.some((line) => line.toLowerCase().includes(text.toLowerCase())),
  )
  expect(leaked.map(([name]) => name)).toEqual([])
  expect(log.includes('$argon2')).toBe(false)
}, 120_000)
