import { expect, test } from 'vitest'
import { loginBody, registerBody } from './requests/accounts/accounts.ts'
import { ApiError } from './client/call.ts'
import { createClient } from './client/client.ts'
import { generateBody } from './requests/decks/generation.ts'
import { endpoints, withoutPlan } from './index.ts'
import type { Endpoint } from './endpoint.ts'
import { presentationTypeLabels } from './presentationTypes.ts'
import { presentationParams } from './requests/decks/presentations.ts'
import { createShareLinkBody } from './requests/decks/sharing.ts'

const person = {
  email: 'ines@example.org',
  password: 'harbour-7-silt',
  firstName: 'Ines',
  lastName: 'R',
}

function firstMessage(result: {
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined
}) {
  return result.error?.issues[0]?.message
}

test('J-003 J-004 takes a prompt of 3 to 20,000 characters', () => {
  const ask = (length: number) => generateBody.safeParse({ prompt: 'x'.repeat(length) })

  expect([3, 4, 19_999, 20_000].every((length) => ask(length).success)).toBe(true)
  expect(firstMessage(ask(2))).toBe('Please provide a topic or description')
  expect(firstMessage(generateBody.safeParse({}))).toBe('Please provide a topic or description')
  expect(ask(20_001).success).toBe(false)
})

test('J-005 takes a source of up to 200,000 characters', () => {
  const withSource = (length: number) =>
    generateBody.safeParse({ prompt: 'Report', source: 'x'.repeat(length) }).success

  expect([withSource(199_999), withSource(200_000), withSource(200_001)]).toEqual([
    true,
    true,
    false,
  ])
})

test('J-006 J-007 J-008 makes 5 to 25 slides, and 10 when nothing is said', () => {
  const count = (slideCount: number) =>
    generateBody.safeParse({ prompt: 'Water', slideCount }).success

  expect([4, 5, 6, 24, 25, 26].map(count)).toEqual([false, true, true, true, true, false])
  expect(generateBody.parse({ prompt: 'Water' }).slideCount).toBe(10)
  expect(generateBody.parse({ prompt: 'Water, 8 slides' }).slideCount).toBe(8)
  expect(generateBody.parse({ prompt: 'Water, 8 slides', slideCount: 12 }).slideCount).toBe(12)
})

test('J-009 J-010 knows four types of presentation, the pitch first', () => {
  for (const type of ['pitch', 'report', 'marketing', 'training']) {
    expect(generateBody.safeParse({ prompt: 'Water', presentationType: type }).success).toBe(true)
  }
  expect(generateBody.safeParse({ prompt: 'Water', presentationType: 'poem' }).success).toBe(false)
  expect(generateBody.parse({ prompt: 'Water' }).presentationType).toBe('pitch')
})

test('names the four types as the specification does', () => {
  expect(presentationTypeLabels).toEqual({
    pitch: 'Pitch Deck',
    report: 'Business Report',
    marketing: 'Marketing Plan',
    training: 'Training Material',
  })
})

test('the sentence about what needs a plan is about everything that asks for one', () => {
  const all: readonly Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area))
  const words = {
    'POST /api/generate': 'generate',
    'POST /api/generations': 'generate',
    'POST /api/generations/:id/slides': 'generate',
    'POST /api/sources': 'generate',
    'POST /api/assist': 'the assistant',
    'POST /api/imports': 'import presentations',
    'POST /api/presentations/:id/enhance': 'import presentations',
    'POST /api/generate-image': 'generate pictures',
    'POST /api/presentations/:id/share-links': 'share links',
    'POST /api/presentations/from-template': 'premium templates',
  }
  const asking = all.filter(
    ({ plan, errors }) => plan !== undefined || errors?.includes('subscription_required'),
  )

  expect(asking.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(words).toSorted(),
  )
  for (const word of Object.values(words)) expect(withoutPlan.needs).toContain(word)
})

test('judges a new password by one rule, with the specified sentences', () => {
  const password = (text: string) =>
    firstMessage(registerBody.safeParse({ ...person, password: text }))

  expect(password('short7a')).toBe('Password must be at least 8 characters')
  expect(password('12345678')).toBe('Password must contain at least one letter')
  expect(password('abcdefgh')).toBe('Password must contain at least one number')
  expect(password('abcdefg7')).toBeUndefined()
  expect(registerBody.safeParse({ ...person, password: `a7${'x'.repeat(127)}` }).success).toBe(
    false,
  )
})

test.each([
  ['an array', ['ines@example.org', 'eve@example.org']],
  ['an object', { $ne: '' }],
  ['a full-width at-sign', 'ines＠example.org'],
  ['a header in disguise', 'ines@example.org\r\nBcc: eve@example.org'],
  ['no domain', 'ines@'],
])('refuses %s as an address', (_, email) => {
  const refused = loginBody.safeParse({ email, password: 'harbour-7' })

  expect(firstMessage(refused)).toBe('Please enter a valid email address')
})

test('refuses fields that a registration does not have', () => {
  expect(registerBody.safeParse({ ...person, isAdmin: true }).success).toBe(false)
})

test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '', '1e3', '0x10', ' 7', '007'])(
  'refuses %j as the id of a deck',
  (id) => {
    expect(presentationParams.safeParse({ id }).success).toBe(false)
  },
)

test.each([
  ['', '503: Service Unavailable'],
  ['the pool is closed', '503: the pool is closed'],
])('F-028 F-029 turns a refusal with the body %j into the error %j', async (text, message) => {
  const refusal = {
    ok: false,
    status: 503,
    statusText: 'Service Unavailable',
    text: () => Promise.resolve(text),
  }
  const api = createClient(() => Promise.resolve(refusal))

  await expect(api.listPresentations()).rejects.toThrow(message)
})

test('reads a 401 for the current user as nobody', async () => {
  const api = createClient(() =>
    Promise.resolve({
      ok: false,
      status: 401,
      statusText: 'Unauthorized',
      text: () => Promise.resolve('{}'),
    }),
  )

  await expect(api.currentUser()).resolves.toBeNull()
})

test('shows the sentence of the server where it sent one', () => {
  const body = JSON.stringify({
    message: 'Please enter a title',
    code: 'validation_failed',
    requestId: 'r',
  })

  expect(new ApiError(400, body, 'Bad Request').sentence).toBe('Please enter a title')
  expect(new ApiError(500, '<html>', '').sentence).toBe('500: <html>')
})

test('finding 1: words that no person writes are refused before anything parses them', () => {
  const body = { prompt: 'A talk', slideCount: 5, presentationType: 'pitch' }
  for (const [field, text] of [
    ['source', '>'.repeat(199_000)],
    ['prompt', '>'.repeat(19_800)],
    ['source', '**a'.repeat(60_000)],
  ] as const) {
    const message = firstMessage(generateBody.safeParse({ ...body, [field]: text }))
    expect(message, field).toMatch(/^Line 1 of the text /)
  }
})

test('finding 13: the password of a link has at least eight characters', () => {
  expect(createShareLinkBody.safeParse({ password: 'xK9#q2!a' }).success).toBe(true)
  const { error } = createShareLinkBody.safeParse({ password: 'xK9#q2!' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use 8 to 128 characters'])
})

test('a target in the audit trail only names parameters and fields that the endpoint has', () => {
  const all = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area))
  const audited = all.filter(({ audit }) => audit?.target?.includes(':'))
  const unknown = audited.flatMap(({ audit, params, answers, body, path }) => {
    const schemas = [params, ...Object.values(answers), body]
    const known = schemas.flatMap((schema) => Object.keys(Object(Object(schema).shape)))
    const names = [...(audit?.target ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return names.filter((name) => !known.includes(name)).map((name) => `${path} ${name}`)
  })

  expect(audited.length).toBeGreaterThan(15)
  expect(unknown).toEqual([])
})
