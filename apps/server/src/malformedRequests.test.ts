import { gzipSync } from 'node:zlib'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from './testing/http/expectFailure.ts'
import {
  aDeck,
  aSlide,
  join,
  methodAndUrl,
  password,
  type Person,
  testApp,
} from './testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

/** Requests on each database; `npm run abuse` sets 10,000. */
const requests = Number(process.env['ABUSE_REQUESTS'] ?? 400)
const patienceMs = 10_000

interface Malformed {
  readonly route: string
  readonly id: string
  readonly query: string
  readonly type: string
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Valid bodies, for routes that accept one: the starting points of mutations. */
const goodBodies: readonly object[] = [
  { email: 'new@example.com', password, firstName: 'A', lastName: 'B' },
  { email: 'new@example.com', password },
  { token: 'a'.repeat(43), password },
  { title: 'A deck', slides: [aSlide('x')], slideCount: 1 },
  { slides: [{ ...aSlide('x'), images: [], text_elements: [], theme_colors: ['#112233'] }] },
  { format: 'pdf' },
  { prompt: 'A forest', aspect_ratio: '16:9', theme: { id: 'loom', variant: 'dark' } },
  { id: 'deckloom-forest-loom-light-1' },
  { prompt: 'A topic', slideCount: 5, presentationType: 'pitch' },
  { newPassword: password },
  { confirmation: 'DELETE' },
  { days: 7, password },
  { name: 'A', email: 'a@example.com', category: 'Export', subject: 'S', message: 'M' },
]

const oddities = [
  null,
  true,
  '',
  [],
  {},
  0,
  -1,
  1e308,
  '\u0000',
  '\ud800',
  'x'.repeat(70_000),
  Array.from({ length: 2_000 }, () => 'x'),
  { $gt: '' },
  { toString: 1 },
] as const

const anything = oneof(constantFrom(...oddities), jsonValue({ maxDepth: 5 }))

/** A valid body with one or two of its members, at any depth, replaced, removed or wrapped. */
const mutants: Arbitrary<unknown> = tuple(constantFrom(...goodBodies), anything, string()).chain(
  ([body, odd, path]) =>
    constantFrom(
      ...pathsOf(body).flatMap((place) => [
        changed(body, place, () => odd),
        changed(body, place, () => undefined),
        changed(body, place, (value) => [value]),
        changed(body, place, (value) => ({ [path]: value })),
      ]),
      { ...body, [path]: odd },
      { ...body, userId: odd, isAdmin: true, subscriptionTier: 'pro' },
    ),
)

const formHead =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n'

const bodies: Arbitrary<string | Buffer> = oneof(
  { weight: 6, arbitrary: mutants.map((body) => JSON.stringify(body) ?? '') },
  { weight: 2, arbitrary: anything.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: mutants.map((body) => (JSON.stringify(body) ?? '').slice(0, -3)) },
  { weight: 1, arbitrary: uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: uint8Array({ maxLength: 300 }).map((bytes) =>
      Buffer.concat([Buffer.from(formHead), Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')]),
    ),
  },
  { weight: 1, arbitrary: constant(gzipSync(Buffer.alloc(1_000_000))) },
  { weight: 1, arbitrary: constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
  { weight: 1, arbitrary: constant('{"title":"a","title":"b","slides":[1e400]}') },
)

const ids = oneof(
  { weight: 4, arbitrary: constant('the deck') },
  {
    weight: 1,
    arbitrary: constantFrom(
      '0',
      '-1',
      '1e3',
      '2147483648',
      '99999999999999999999',
      '%00',
      '%ED%A0%80',
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(1_500),
      "1'--",
    ),
  },
  { weight: 1, arbitrary: string().map(encodeURIComponentOf) },
)

const queries = oneof(
  { weight: 4, arbitrary: constant('') },
  {
    weight: 1,
    arbitrary: array(tuple(string(), string()), { maxLength: 4 }).map((pairs) =>
      pairs.map((pair) => pair.map(encodeURIComponentOf).join('=')).join('&'),
    ),
  },
  { weight: 1, arbitrary: constantFrom('a=1&a=2', '__proto__[x]=1', '%', '%00=%FF', 'a[]=1') },
)

const headers = oneof(
  { weight: 4, arbitrary: constant({}) },
  {
    weight: 1,
    arbitrary: dictionary(
      constantFrom(
        'if-match',
        'x-mutation-id',
        'accept',
        'authorization',
        'content-encoding',
        'accept-language',
        'x-session-id',
        'range',
        'origin',
      ),
      constantFrom('', '"', '"0"', 'W/"x"', '*', 'gzip', 'Bearer', 'bytes=0-', 'null', '\u00ff'),
      { maxKeys: 3 },
    ),
  },
)

const types = oneof(
  { weight: 6, arbitrary: constant('application/json') },
  {
    weight: 1,
    arbitrary: constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'a/b',
      '',
    ),
  },
)

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`malformed requests on ${driver.name}`, () => {
    let opened: OpenedDatabase
    let app: FastifyInstance
    let person: Person
    let deck: number

    beforeAll(async () => {
      opened = await driver.open()
      app = await testApp(opened)
      person = await join(app)
      deck = (await aDeck(person)).id
    })
    afterAll(async () => {
      await app.close()
      await opened.remove()
    })

    const send = ({ route, id, query, type, body, headers: more }: Malformed) => {
      const { method, url: path } = methodAndUrl(route)
      const filled = path
        .replace(/:[a-z]+/gi, () => (id === 'the deck' ? String(deck) : id))
        .replace('*', id === 'the deck' ? 'pricing' : id)
      return app.inject({
        method,
        url: query === '' ? filled : `${filled}?${query}`,
        headers: { cookie: person.cookie, 'content-type': type, ...more },
        ...(method !== 'GET' && { payload: body }),
      })
    }

    test(
      `answers each of ${requests} with a success or a fault of the caller, in time and in the one shape`,
      async () => {
        const request = record({
          // Signing out would make all later requests anonymous.
          route: constantFrom(...app.declaredRoutes.filter((name) => !name.includes('logout'))),
          id: ids,
          query: queries,
          type: types,
          body: bodies,
          headers,
        })

        await assert(
          asyncProperty(request, async (malformed) => {
            const answer = await inTime(send(malformed))
            expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
            if (answer.statusCode >= 400) expectFailure(answer.body)
            expect(answer.body).not.toMatch(/node_modules|\n\s+at |SELECT |pg_/)
          }),
          { numRuns: requests },
        )

        const { rows: torn } = await opened.database.queries.execute(
          sql`select id from presentations where jsonb_typeof(slides) <> 'array'
              or jsonb_array_length(slides) <> slide_count or slide_count < 1`,
        )
        expect(torn).toEqual([])
        const { rows: promoted } = await opened.database.queries.execute(
          sql`select id from users where is_admin or subscription_tier <> 'free'`,
        )
        expect(promoted).toEqual([])
      },
      60_000 + requests * 200,
    )
  })
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in ten seconds')), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

// A lone surrogate cannot be percent-encoded: browsers replace it.
function encodeURIComponentOf(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

type Place = readonly (string | number)[]

/** The path to each member of each object and list in a value. */
function pathsOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [
    [key],
    ...pathsOf(member).map((rest) => [key, ...rest]),
  ])
}

/** The value with a change at a path. */
function changed(value: unknown, place: Place, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((member: unknown, index) =>
      index === Number(key) ? changed(member, rest, change) : member,
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      name === key ? changed(member, rest, change) : member,
    ]),
  )
}
