import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dayMs = 24 * 60 * 60_000

test('has a default for everything', () => {
  const read = readConfig({ PORT: '' })

  expect(read).toEqual({
    config: {
      port: 3000,
      host: 'localhost',
      publicUrl: undefined,
      trustProxy: false,
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      database: {
        poolSize: 10,
        statementTimeoutMs: 15_000,
        lockTimeoutMs: 3_000,
        idleInTransactionTimeoutMs: 10_000,
        waitMs: 60_000,
        behindPooler: false,
      },
      sessionSecret: undefined,
      auditKeys: [],
      smtpUrl: undefined,
      mailFrom: 'Deckloom <deckloom@localhost>',
      adminEmails: new Set(),
      rateLimitScale: 1,
      modelBudget: { perDay: 2_000, perHour: 500 },
      fallsBack: false,
      payments: { kind: 'test' },
      identity: { registration: { policy: 'open', domains: [] }, company: undefined },
      retention: {
        exportsMs: 60 * 60_000,
        revisionsMs: 365 * dayMs,
        generationsMs: 7 * dayMs,
        auditMs: 730 * dayMs,
        visitsMs: 30 * dayMs,
        deckViewsMs: 730 * dayMs,
        readersMs: 90 * dayMs,
        mailMs: 90 * dayMs,
      },
      observe: {
        minFreeBytes: 100 * 1024 ** 2,
        accessLog: 'off',
        traces: false,
        metrics: undefined,
      },
      logLevel: 'info',
    },
  })
})

test('reads what is set', () => {
  const read = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://decks.example.com',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    ADMIN_EMAILS: 'Ada@Example.com, bea@example.com,',
    DATABASE_URL: 'postgres://localhost/decks',
  })

  expect(read).toMatchObject({
    config: {
      port: 8080,
      publicUrl: new URL('https://decks.example.com'),
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      adminEmails: new Set(['ada@example.com', 'bea@example.com']),
      databaseUrl: 'postgres://localhost/decks',
    },
  })
})

test('names every variable that cannot be used, and repeats no value', () => {
  const read = readConfig({
    PORT: 'http',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SESSION_SECRET: 'short',
    AUDIT_KEY: `${'k'.repeat(32)}, brief`,
  })

  expect(read).toHaveProperty('problems')
  const text = JSON.stringify(read)
  expect(text).toMatch(
    /PORT: .*DATABASE_URL: .*SESSION_SECRET: needs at least 32 characters.*AUDIT_KEY: needs at least 32 characters/,
  )
  expect(text).not.toMatch(/hunter2|short"|brief/)
})

test.each([
  [{ PUBLIC_URL: 'https://example.com/my%20decks' }, 'PUBLIC_URL: takes a host, a port and a path'],
  [{ PUBLIC_URL: 'https://example.com//decks' }, 'PUBLIC_URL: takes a host, a port and a path'],
  [{ PUBLIC_URL: 'https://example.com/a;b' }, 'PUBLIC_URL: takes a host, a port and a path'],
  [{ PUBLIC_URL: 'https://example.com/?x' }, 'PUBLIC_URL: takes a host, a port and a path'],
  [{ PUBLIC_URL: 'https://ada:word@example.com' }, 'PUBLIC_URL: takes a host, a port and a path'],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE: '],
  [{ DATABASE_LOCK_TIMEOUT_MS: '3s' }, 'DATABASE_LOCK_TIMEOUT_MS: '],
  [{ DATABASE_STATEMENT_TIMEOUT_MS: '0' }, 'DATABASE_STATEMENT_TIMEOUT_MS: '],
  [{ DATABASE_WAIT_SECONDS: '-1' }, 'DATABASE_WAIT_SECONDS: '],
  [{ DATABASE_POOLER: 'pgbouncer' }, 'DATABASE_POOLER: '],
  [{ ADMIN_EMAILS: 'notanemail' }, 'ADMIN_EMAILS: takes email addresses'],
  [{ ADMIN_EMAILS: 'ada@example.com;bea@example.com' }, 'ADMIN_EMAILS: takes email addresses'],
  [{ TRUST_PROXY: 'banana' }, 'TRUST_PROXY: takes a number of proxies'],
])('refuses %j with a sentence', (environment, problem) => {
  expect(readConfig(environment)).toEqual({
    problems: [expect.stringMatching(new RegExp(`^${problem}`))],
  })
})

test.each([
  [{ AI_IMAGE_PROVIDER: 'openai' }, 'AI_IMAGE_API_KEY'],
  [{ AI_IMAGE_PROVIDER: 'openai-compatible', AI_IMAGE_MODEL: 'm' }, 'AI_IMAGE_BASE_URL'],
  [
    { AI_IMAGE_PROVIDER: 'openai-compatible', AI_IMAGE_BASE_URL: 'http://localhost:1/v1' },
    'AI_IMAGE_MODEL',
  ],
  [{ AI_IMAGE_PROVIDER: 'midjourney' }, 'AI_IMAGE_PROVIDER'],
  [{ UNSPLASH_BASE_URL: 'ftp://x' }, 'UNSPLASH_BASE_URL'],
])('says what an image service of %j lacks', (environment, variable) => {
  const read = readConfig(environment)
  expect(JSON.stringify(read)).toContain(`{"problems":["${variable}: `)
})

test('an image key alone means OpenAI', () => {
  expect(readConfig({ AI_IMAGE_API_KEY: 'sk-1' })).toMatchObject({
    config: {
      imageModel: {
        baseUrl: new URL('https://api.openai.com/v1'),
        model: 'gpt-image-1',
        apiKey: 'sk-1',
      },
    },
  })
})

describe('who takes payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_loom',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_loom',
    STRIPE_WEBHOOK_SECRET: 'whsec_loom',
  }
  const payments = (environment: Readonly<Record<string, string>>) => {
    const read = readConfig(environment)
    return 'config' in read ? read.config.payments : read.problems
  }

  test('G-048 with Stripe keys it is Stripe, and the test provider does not start even when it is asked for', () => {
    expect(payments(keys)).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_loom',
      publishableKey: 'pk_test_loom',
      webhookSecret: 'whsec_loom',
      baseUrl: undefined,
    })
    expect(payments({ ...keys, PAYMENTS: 'test' })).toEqual([
      'PAYMENTS: test cannot be used while the STRIPE_ keys are set',
    ])
    expect(payments({ ...keys, PAYMENTS: 'off' })).toMatchObject({ kind: 'off' })
  })

  test('keys that are not complete, or are for tests in production, stop the start', () => {
    for (const missing of Object.keys(keys)) {
      const [problem] = [payments({ ...keys, [missing]: '' })].flat()
      expect(problem).toContain('set all three')
    }
    const problems = payments({ ...keys, NODE_ENV: 'production' })
    expect(problems).toEqual(['STRIPE_SECRET_KEY: a test key cannot be used in production'])
    expect(JSON.stringify(payments({ ...keys, STRIPE_SECRET_KEY: 'loom' }))).not.toContain('loom"')
  })

  test('without keys it is the test provider; in production payments are off unless it is asked for', () => {
    expect(payments({})).toEqual({ kind: 'test' })
    expect(payments({ NODE_ENV: 'production' })).toEqual({
      kind: 'off',
      why: 'none, so everybody has every feature (STRIPE_SECRET_KEY, or PAYMENTS=test to try it)',
    })
    expect(payments({ NODE_ENV: 'production', PAYMENTS: 'test' })).toEqual({ kind: 'test' })
  })
})
