import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
      sessionSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Deckloom <deckloom@localhost>',
      adminEmails: new Set(),
      rateLimitScale: 1,
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
  })

  expect(read).toHaveProperty('problems')
  const text = JSON.stringify(read)
  expect(text).toMatch(/PORT: .*DATABASE_URL: .*SESSION_SECRET: needs at least 32 characters/)
  expect(text).not.toMatch(/hunter2|short"/)
})
