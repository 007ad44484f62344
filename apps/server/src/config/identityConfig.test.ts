import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const company = { OIDC_ISSUER: 'https://login.example.com/realm', OIDC_CLIENT_ID: 'deckloom' }

function identity(environment: Readonly<Record<string, string>>) {
  const read = readConfig(environment)
  return 'config' in read ? read.config.identity : read.problems
}

test('reads the company’s sign-in', () => {
  expect(
    identity({
      ...company,
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_ALLOWED_DOMAINS: 'Example.com, example.org',
      OIDC_ADMIN_CLAIM: 'groups=deckloom=admins',
      OIDC_SCOPES: 'openid  email groups',
      OIDC_TRUST_EMAIL: 'true',
    }),
  ).toEqual({
    registration: { policy: 'open', domains: [] },
    company: {
      issuer: new URL(company.OIDC_ISSUER),
      clientId: 'deckloom',
      clientSecret: 'secret',
      buttonText: 'Sign in with your company',
      domains: ['example.com', 'example.org'],
      adminClaim: { name: 'groups', value: 'deckloom=admins' },
      scopes: 'openid email groups',
      trustsEmail: true,
    },
  })
})

test.each([
  [{ REGISTRATION: 'domains' }, /REGISTRATION_DOMAINS: REGISTRATION=domains needs it/],
  [{ REGISTRATION_DOMAINS: 'example.com' }, /REGISTRATION_DOMAINS: counts with/],
  [
    { REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'example.com,@example.org' },
    /"@example.org" is no domain/,
  ],
  [{ REGISTRATION: 'closed' }, /REGISTRATION: /],
  [{ REGISTRATION: 'oidc' }, /OIDC_ISSUER: REGISTRATION=oidc needs it/],
  [{ OIDC_CLIENT_ID: 'deckloom' }, /OIDC_ISSUER: OIDC_CLIENT_ID needs it/],
  [{ OIDC_ISSUER: company.OIDC_ISSUER }, /OIDC_CLIENT_ID: OIDC_ISSUER needs it/],
  [{ ...company, OIDC_ISSUER: 'http://login.example.com' }, /OIDC_ISSUER: must begin with https/],
  [
    { ...company, OIDC_TRUST_EMAIL: 'true' },
    /OIDC_ALLOWED_DOMAINS: OIDC_TRUST_EMAIL=true needs it/,
  ],
  [{ ...company, OIDC_ADMIN_CLAIM: 'admins' }, /OIDC_ADMIN_CLAIM: must look like/],
  [{ ...company, OIDC_SCOPES: 'email' }, /OIDC_SCOPES: must name openid/],
])('says what is missing in %o', (environment, sentence) => {
  expect(identity(environment)).toEqual([expect.stringMatching(sentence)])
})

test('an issuer without TLS may be on this machine only', () => {
  expect(identity({ ...company, OIDC_ISSUER: 'http://localhost:4000' })).toHaveProperty('company')
})
