import type { FastifyInstance } from 'fastify'
import type { Call } from './Call.ts'
import { codeAt } from '../identity/authenticator.ts'
import { reauthenticate } from '../identity/reauthenticate.ts'
import { SoftAuthenticator } from '../identity/softAuthenticator.ts'
import { join, password, type Person } from '../testApp.ts'

const origin = 'http://localhost:3000'
const site = 'localhost'

/**
 * An account that requires codes. Each code is valid once, so every sign-in needs an account of its
 * own.
 */
export interface Stepping {
  readonly person: Person
  readonly secret: string
  /** The cookie of a sign-in that lacks the second step. */
  readonly cookie: string
}

/** Sets up an app for a new account and signs in up to the second step. */
export async function aPendingSignIn(app: FastifyInstance): Promise<Stepping> {
  const person = await reauthenticate(await join(app))
  const { setup, secret } = (await person.ask('POST /api/user/authenticator-app')).json()
  // The code of the previous step, so that the current one is unused.
  const code = await codeAt(secret, new Date(Date.now() - 30_000))
  await person.ask('POST /api/user/authenticator-app/confirm', { setup, code })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password },
  })
  const [first = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  return { person, secret, cookie: first.split(';')[0] ?? '' }
}

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const invented = { id, rawId: id, type: 'public-key' } as const
const clientDataJSON = 'e30'
const assertion = {
  ...invented,
  response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
}
const attestation = { ...invented, response: { clientDataJSON, attestationObject: 'AAAA' } }

/** An unused signature of a passkey. */
async function freshAssertion(app: FastifyInstance) {
  const person = await reauthenticate(await join(app))
  const key = new SoftAuthenticator(site)
  const made = (await person.ask('POST /api/user/passkeys/options')).json()
  await person.ask('POST /api/user/passkeys', {
    name: 'Key',
    passkey: key.register({ challenge: made.challenge, origin }, made.user.id),
  })
  const asked = await app.inject({ method: 'POST', url: '/api/auth/passkey/options' })
  return key.sign({ challenge: asked.json().challenge, origin })
}

interface Acts {
  readonly app: FastifyInstance
  /** The authenticator secret of the account with a pending sign-in. */
  readonly pendingSecret: () => string
}

const plain = (url: string, payload?: object) => async (): Promise<Call> => ({
  url,
  ...(payload && { payload }),
})
const own = '/api/user/passkeys'

/** The calls of signing in by other means than a password. */
export const identityCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'GET /api/auth/options': plain('/api/auth/options'),
  'POST /api/auth/invitation': plain('/api/auth/invitation', { token: 'A'.repeat(43) }),
  'POST /api/auth/passkey/options': plain('/api/auth/passkey/options'),
  'POST /api/auth/passkey': async ({ app }) => ({
    url: '/api/auth/passkey',
    payload: { passkey: await freshAssertion(app) },
  }),
  'GET /api/auth/oidc': plain('/api/auth/oidc'),
  'GET /api/auth/oidc/callback': plain('/api/auth/oidc/callback?code=a&state=b'),
  'GET /api/auth/steps': plain('/api/auth/steps'),
  'DELETE /api/auth/steps': plain('/api/auth/steps'),
  'POST /api/auth/steps/code': async ({ pendingSecret }) => ({
    url: '/api/auth/steps/code',
    payload: { method: 'app', code: await codeAt(pendingSecret(), new Date()) },
  }),
  'POST /api/auth/steps/passkey/options': plain('/api/auth/steps/passkey/options'),
  'POST /api/auth/steps/passkey': plain('/api/auth/steps/passkey', { passkey: assertion }),
  'POST /api/auth/steps/app': plain('/api/auth/steps/app'),
  'POST /api/auth/steps/app/confirm': plain('/api/auth/steps/app/confirm', {
    setup: 'none',
    code: '123456',
  }),
  'POST /api/auth/steps/passkeys/options': plain('/api/auth/steps/passkeys/options'),
  'POST /api/auth/steps/passkeys': plain('/api/auth/steps/passkeys', {
    name: 'Key',
    passkey: attestation,
  }),
  'POST /api/auth/steps/password': plain('/api/auth/steps/password', { password }),
  'GET /api/user/security': plain('/api/user/security'),
  'POST /api/user/passkeys/options': plain(`${own}/options`),
  'POST /api/user/passkeys': plain(own, { name: 'Key', passkey: attestation }),
  'PATCH /api/user/passkeys/:id': plain(`${own}/${id}`, { name: 'Mine' }),
  'DELETE /api/user/passkeys/:id': plain(`${own}/${id}`),
  'POST /api/user/authenticator-app': plain('/api/user/authenticator-app'),
  'POST /api/user/authenticator-app/confirm': plain('/api/user/authenticator-app/confirm', {
    setup: 'none',
    code: '123456',
  }),
  'DELETE /api/user/authenticator-app': plain('/api/user/authenticator-app'),
  'POST /api/user/recovery-codes': plain('/api/user/recovery-codes'),
  'POST /api/user/proof/passkey': plain('/api/user/proof/passkey'),
  'POST /api/user/proof/oidc': plain('/api/user/proof/oidc', {}),
  'POST /api/user/oidc': plain('/api/user/oidc', {}),
  'DELETE /api/user/oidc': plain('/api/user/oidc'),
  'POST /api/user/proof': plain('/api/user/proof', { password }),
  'DELETE /api/user/email-change': plain('/api/user/email-change'),
  'POST /api/auth/verify-email': plain('/api/auth/verify-email', { token: id }),
}
