import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseDigest, digestAtRest } from '../testing/database/databaseDigest.ts'
import { expectFailure } from '../testing/http/expectFailure.ts'
import { aDeck, aSlide, join, password, type Person, testApp } from '../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../testing/testDrivers.ts'

const json = { 'content-type': 'application/json' }
const away = () => Promise.reject(new Error('away'))

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`what is not meant for the server, on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person
    let writes: readonly (readonly ['POST' | 'PUT' | 'PATCH', string, object])[]

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      person = await join(app)
      const { id } = await aDeck(person)
      const deck = `/api/presentations/${id}`
      writes = [
        [
          'POST',
          '/api/auth/register',
          { email: 'new@example.com', password, firstName: 'A', lastName: 'B' },
        ],
        ['POST', '/api/auth/login', { email: person.email, password }],
        ['POST', '/api/presentations', { title: 'A deck', slides: [aSlide('x')] }],
        ['PUT', deck, { slides: [aSlide('x')], title: 'x' }],
        ['PATCH', deck, { slides: [aSlide('x')], slideCount: 1 }],
        ['PATCH', `${deck}/title`, { title: 'x' }],
        ['POST', `${deck}/export`, { format: 'pdf' }],
        ['POST', '/api/generate', { prompt: 'A topic', slideCount: 5, presentationType: 'pitch' }],
      ]
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const unwritten = async (act: () => Promise<void>) => {
      const before = await digestAtRest(opened.database.queries)
      await act()
      expect(await databaseDigest(opened.database.queries)).toBe(before)
    }

    const bodies: readonly (readonly [string, number, string | Buffer])[] = [
      ['broken JSON', 400, '{"slides": ['],
      ['nothing', 400, ''],
      ['bytes that are not UTF-8', 400, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
      ['an array instead of an object', 400, '[]'],
      ['null', 400, 'null'],
      ['a member named __proto__', 400, '{"__proto__": {"isAdmin": true}}'],
      [
        'a member named constructor.prototype',
        400,
        '{"constructor": {"prototype": {"isAdmin": true}}}',
      ],
      ['a hundred thousand nested arrays', 400, `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
      ['3 MB', 413, JSON.stringify({ title: 'x'.repeat(3_000_000) })],
    ]

    test.each(bodies)(
      'answers every write whose body is %s with %i',
      async (_name, status, payload) => {
        await unwritten(async () => {
          for (const [method, url] of writes) {
            const limit = url.includes('/auth/') ? 4 * 1024 : Number.POSITIVE_INFINITY
            const answer = await person.ask(`${method} ${url}`, payload, json)
            expect(answer.statusCode, url).toBe(payload.length > limit ? 413 : status)
            expectFailure(answer.body)
          }
        })
      },
    )

    const poisons = [
      ['a NUL', '\\u0000'],
      ['a lone surrogate', '\\ud800'],
      ['a control character', '\\u0007'],
    ] as const

    test.each(poisons)('refuses %s in any text of any write', async (_name, poison) => {
      await unwritten(async () => {
        for (const [method, url, body] of writes) {
          for (const poisoned of poisonedCopies(body, poison)) {
            const answer = await person.ask(`${method} ${url}`, poisoned, json)
            expect(answer.statusCode, `${url} ${poisoned}`).toBe(400)
            expectFailure(answer.body)
          }
        }
      })
    })

    test('refuses an unknown member, a userId among them, in the body of every write', async () => {
      await unwritten(async () => {
        for (const [method, url, body] of writes) {
          const answer = await person.ask(`${method} ${url}`, { ...body, userId: 'x' })
          expect([answer.statusCode, answer.json().code], url).toEqual([400, 'validation_failed'])
        }
      })
    })

    test('takes bodies as application/json only', async () => {
      await unwritten(async () => {
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ]) {
          for (const [method, url, body] of writes) {
            const answer = await person.ask(`${method} ${url}`, JSON.stringify(body), {
              'content-type': type,
            })
            expect([answer.statusCode, answer.json().code], url).toEqual([
              415,
              'unsupported_media_type',
            ])
          }
        }
      })
    })

    test('refuses changes that another site asks for, and only those', async () => {
      const url = '/api/presentations'
      const body = { slides: [aSlide('x')] }
      const status = async (headers: Record<string, string>) =>
        (await person.ask(`POST ${url}`, body, headers)).statusCode

      await unwritten(async () => {
        expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
        expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
        expect(await status({ origin: 'https://evil.example' })).toBe(403)
        expect(await status({ origin: 'null' })).toBe(403)
      })
      expect(
        await status({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }),
      ).toBe(201)
      expect(await status({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(201)
      expect(await status({})).toBe(201)
    })

    test('answers unknown addresses and unreadable ones in the same shape, with the same headers', async () => {
      const addresses = [
        '/api/unknown',
        '/api',
        '/api/',
        '/api/auth/user/x',
        '/api/%ZZ',
        '/x/%00',
        '/..%2f..%2fetc/passwd',
      ]
      for (const url of addresses) {
        const answer = await person.ask(`GET ${url}`)
        expect(answer.statusCode, url).toBe(404)
        expectFailure(answer.body)
      }
      const unsupported = await app.inject({ method: 'OPTIONS', url: '/api/presentations' })
      expect(unsupported.statusCode).toBe(404)
    })

    test('answers 503 with Retry-After while the database is away', async () => {
      const waiting = await testApp({
        ...opened,
        database: { ...opened.database, whenReady: away, check: away },
      })

      const answer = await waiting.inject({ url: '/api/auth/user' })

      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '2',
      ])
      expect((await waiting.inject({ url: '/readyz' })).statusCode).toBe(503)
      expect((await waiting.inject({ url: '/healthz' })).statusCode).toBe(200)
      await waiting.close()
    })

    test('answers health checks', async () => {
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    })
  })
}

/** Copies of a body, each with one of its texts, keys included, replaced by `poison`, as JSON. */
function poisonedCopies(body: object, poison: string): readonly string[] {
  const text = JSON.stringify(body)
  const strings = [...text.matchAll(/"[^"]+"/g)]
  return strings.map(
    ({ 0: found, index }) =>
      `${text.slice(0, index)}"x${poison}"${text.slice(index + found.length)}`,
  )
}
