import { randomUUID } from 'node:crypto'
import {
  deleteAccountBody,
  forgotPasswordBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  supportMessageBody,
  type RateLimitName,
  rateLimits,
} from '@deckloom/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryWindows } from '../../platform/limits/MemoryWindows.ts'
import { join, password, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { bodyLimits } from './limits.ts'
import { RateLimiter } from './rateLimiter.ts'

let opened: OpenedDatabase
let app: FastifyInstance
let person: Person
beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  app = await testApp(opened)
  person = await join(app)
})
afterAll(async () => {
  await app.close()
  await opened.remove()
})

const limitNames = Object.keys(rateLimits).filter(
  (name): name is RateLimitName => name in rateLimits,
)

test.each(limitNames)('W-002 %s: lets through what it says, and not one more', async (name) => {
  const limiter = new RateLimiter(new MemoryWindows(() => 0), 1)
  const { max } = rateLimits[name]
  const counted = Array.from({ length: max + 1 }, () => limiter.count(name, 'somebody'))
  const passed = (await Promise.all(counted)).map(({ retryAfter }) => retryAfter === undefined)

  expect(passed.slice(0, max)).toEqual(passed.slice(0, max).map(() => true))
  expect(passed[max]).toBe(false)
})

const json = 'application/json'
/** A route that takes bodies of each size, and a body that is as long as it is told. */
const bodies: Readonly<Record<keyof typeof bodyLimits, readonly [url: string, type: string]>> = {
  default: ['/api/subscription/select', json],
  tracking: ['/api/analytics/track-visit', json],
  credentials: ['/api/auth/login', json],
  report: ['/api/csp-report', 'application/csp-report'],
  letter: ['/api/support/contact', json],
  deck: ['/api/presentations', json],
  upload: ['/api/uploads', 'multipart/form-data; boundary=x'],
  webhook: ['/api/payment/webhook', json],
  generation: ['/api/generate', json],
  source: ['/api/sources?name=notes.pdf', 'application/octet-stream'],
  import: ['/api/imports?name=deck.pptx', 'application/octet-stream'],
}

test.each(Object.entries(bodies))(
  'W-002 a body for %s may be as long as it says',
  async (name, [url, type]) => {
    const limit = Object.entries(bodyLimits).find(([own]) => own === name)?.[1] ?? 0
    const send = async (length: number) => {
      const options: InjectOptions = {
        method: 'POST',
        url,
        headers: { 'content-type': type, cookie: person.cookie },
        payload: `{"x":"${'x'.repeat(length - 8)}"}`,
      }
      return (await app.inject(options)).statusCode
    }

    const [below, at, above] = [await send(limit - 1), await send(limit), await send(limit + 1)]

    expect([below, at]).not.toContain(413)
    expect(above).toBe(413)
  },
)

const names = { firstName: 'Ada', lastName: 'Weaver' }
const address = (length: number): string => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example.com`
  return `${randomUUID().slice(0, 8)}${'a'.repeat(length - domain.length - 9)}@${domain}`
}
const register = async (change: object) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: `${randomUUID()}@example.com`, password, ...names, ...change },
    })
  ).statusCode

test.each([
  ['letters of a first name', 80, (n: number) => register({ firstName: 'x'.repeat(n) })],
  ['letters of a last name', 80, (n: number) => register({ lastName: 'x'.repeat(n) })],
  ['characters of an address', 254, (n: number) => register({ email: address(n) })],
  [
    'characters of a password',
    128,
    (n: number) => register({ password: password.repeat(9).slice(0, n) }),
  ],
])('W-002 takes %s up to %i, and not one more', async (_what, n, send) => {
  expect([await send(n - 1), await send(n), await send(n + 1)]).toEqual([201, 201, 400])
})

test('W-002 takes passwords of 8 characters and more, and none of 7', async () => {
  const send = (n: number) => register({ password: '7qzvkwxpj'.slice(0, n) })
  expect([await send(7), await send(8), await send(9)]).toEqual([400, 201, 201])
})

interface Schema {
  safeParse(value: unknown): {
    readonly error?:
      | {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[]
            readonly message: string
          }[]
        }
      | undefined
  }
}
const profile = { ...names, email: 'ada@example.com' }
const letter = {
  name: 'Ada',
  email: 'ada@example.com',
  category: 'Export',
  subject: 'Fonts',
  message: 'Which?',
}
const forms: readonly (readonly [
  what: `${'POST' | 'PATCH' | 'DELETE'} ${string}`,
  Schema,
  object,
])[] = [
  ['POST /api/auth/register', registerBody, { ...profile, password }],
  ['POST /api/auth/forgot-password', forgotPasswordBody, profile],
  ['POST /api/auth/reset-password', resetPasswordBody, { token: 'x', password }],
  ['PATCH /api/user/profile', profileBody, profile],
  ['DELETE /api/user', deleteAccountBody, { confirmation: 'DELETE' }],
  ['POST /api/support/contact', supportMessageBody, letter],
]
/** What people leave out, write wrongly or paste whole. */
const mistakes = [undefined, '', '  ', 'nobody', 'abcdefgh', '12345678', 'x1'.repeat(3_000)]

test.each(forms)(
  'C-055 %s refuses each field with the words of the form',
  async (what, schema, right) => {
    for (const field of Object.keys(right)) {
      for (const mistake of mistakes) {
        const body = { ...right, [field]: mistake }
        const issue = schema.safeParse(body).error?.issues[0]
        // What the schema takes is judged by what is stored, and by the size of the whole.
        if (!issue || JSON.stringify(body).length > bodyLimits.credentials) continue
        const answer = await person.ask(what, body)

        expect([answer.statusCode, answer.json().message], `${field}: ${mistake}`).toEqual([
          400,
          issue.message,
        ])
        expect(answer.json().fields[0]).toMatchObject({ path: field, message: issue.message })
      }
    }
  },
)
