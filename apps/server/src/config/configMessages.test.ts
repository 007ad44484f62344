import { expect, test } from 'vitest'
import { configVariables, listMisspelledVariables, readConfig } from './config.ts'

/** Any printable value is valid, and only using it shows whether it is right. */
const free = new Set([
  'HOST',
  'DATA_DIR',
  'NODE_ENV',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_IMAGE_MODEL',
  'AI_IMAGE_API_KEY',
  'UNSPLASH_ACCESS_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_BUTTON_TEXT',
  'OIDC_SCOPES',
  'OIDC_ALLOWED_DOMAINS',
  'STRIPE_WEBHOOK_SECRET',
])
/** For each variable that depends on another, that other one. */
const beside = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'deckloom',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'm',
  AI_BASE_URL: 'http://localhost:1',
}
const problemsOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return 'problems' in read ? read.problems : []
}

test.each(configVariables.filter((name) => !free.has(name)))(
  'nonsense in %s stops the start with its name and what it takes',
  (name) => {
    const problems = problemsOf({ [name]: '?zzz?' })

    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      new RegExp(`^${name}: .*(takes|needs|must|begin|is no domain|is one of)`),
    )
    expect(problems[0]).not.toMatch(/Invalid|expected|received|NaN|undefined/)
  },
)

test.each(configVariables.filter((name) => free.has(name) && !name.startsWith('OIDC_')))(
  '%s does not take a line break, which comes along from the file of a secret',
  (name) => {
    expect(problemsOf({ [name]: 'well enough\n' })).toEqual([
      `${name}: takes text without line breaks or tabs`,
    ])
  },
)

test.each([
  ['OIDC_SCOPES', 'profile', /^OIDC_SCOPES: must name openid/],
  ['OIDC_ALLOWED_DOMAINS', 'nonsense', /^OIDC_ALLOWED_DOMAINS: .*is no domain/],
])('nonsense in %s stops the start where it counts', (name, value, words) => {
  expect(problemsOf({ ...beside, [name]: value })).toEqual([expect.stringMatching(words)])
})

test.each([
  [{ PORT: '70000' }, 'PORT: takes a number that is 65535 or less'],
  [{ PORT: '80.5' }, 'PORT: takes a whole number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: takes one of fatal, error, warn, info, debug, trace, silent'],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL: takes an address such as postgres:/],
  [{ SUPPORT_EMAIL: 'desk' }, 'SUPPORT_EMAIL: takes an email address'],
  [{ MAIL_FROM: 'Deckloom' }, /^MAIL_FROM: takes an email address, such as/],
])('says of %j what it takes', (environment, words) => {
  expect(problemsOf(environment)).toEqual([
    typeof words === 'string' ? words : expect.stringMatching(words),
  ])
})

test('a secret that signs or seals may hold a line break: whoever used it so cannot change it', () => {
  expect(problemsOf({ SESSION_SECRET: `${'s'.repeat(32)}\n` })).toEqual([])
})

test.each([
  ['DATABASE_UR', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['S3_BUKKET', 'S3_BUCKET'],
  ['Log_Level', 'LOG_LEVEL'],
])('%s is told to be perhaps %s', (name, similar) => {
  expect(listMisspelledVariables({ [name]: 'x', DATABASE_POOLER: 'true' })).toEqual([
    `${name} means nothing to Deckloom. Is it ${similar}?`,
  ])
})

test('what others call theirs is none of ours', () => {
  const theirs = [
    'PATH',
    'POST',
    'PORTS',
    'HOSTS',
    'HOSTNAME',
    'PGHOST',
    'NODE_OPTIONS',
    'AWS_REGION',
  ]
  const names = [...theirs, ...configVariables, 'DATABASE_HOST']
  expect(listMisspelledVariables(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([])
})
