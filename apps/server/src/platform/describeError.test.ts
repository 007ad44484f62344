import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError, factsOf } from './describeError.ts'

const canary = 'canary4711@example.com'
const fromDriver = Object.assign(new Error(`duplicate key: ${canary}`), {
  name: 'DatabaseError',
  code: '23505',
  detail: `Key (email)=(${canary}) already exists.`,
  where: canary,
  constraint: 'users_email_unique',
})
const failedQuery = new DrizzleQueryError(
  'insert into "users" ("email") values ($1)',
  [canary],
  fromDriver,
)

test('of a failed query the log says which it was and why it failed, never its values', () => {
  const facts = factsOf(failedQuery)

  expect(facts).toMatchObject({
    query: expect.stringMatching(/^insert users #[0-9a-f]{8}$/),
    cause: { type: 'DatabaseError', code: '23505', constraint: 'users_email_unique' },
  })
  expect(facts.stack).toMatch(/^at .*describeError\.test\.ts/)
  expect(describeError(failedQuery)).toMatch(
    /insert users #.*, by DatabaseError 23505 users_email_/,
  )
})

/** Errors of every kind whose message contains personal data. */
const revealing: readonly (readonly [string, unknown])[] = [
  ['a failed query', failedQuery],
  ['what the driver says', fromDriver],
  ['an error of a library', Object.assign(new Error(canary), { name: canary, code: canary })],
  [
    'a mail server',
    Object.assign(new Error(`550 <${canary}>`), { code: 'EENVELOPE', responseCode: 550 }),
  ],
  ['broken JSON', parseFault(`{"email":"${canary}`)],
  ['a text that was thrown', canary],
  ['an object that was thrown', { message: canary }],
  ['an error around another', new Error('outside', { cause: new Error(`of "${canary}"`) })],
  ['a message over several lines', new Error(`first\n${canary}\n  at ${canary}`)],
]

test.each(revealing)('nothing of a person is said of %s', (_name, error) => {
  expect(JSON.stringify(factsOf(error))).not.toContain('canary')
  expect(describeError(error)).not.toContain('canary')
})

test('a plain error says in a warning what the programmer wrote, but for what was put into it', () => {
  expect(describeError(new Error('Connection terminated'))).toBe('Connection terminated')
  expect(describeError(new Error(`No font "${canary}" for ${canary}`))).toBe('No font … for …')
  expect(describeError(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(
    'Error ECONNREFUSED',
  )
})

test('the log says what the engine found wrong with the program', () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'x')")
  expect(factsOf(fault)).toMatchObject({ type: 'TypeError', message: fault.message })
})

function parseFault(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
