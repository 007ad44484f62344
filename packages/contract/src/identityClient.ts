import type { SignedIn } from './accounts.ts'
import { callThrough, type Send } from './client.ts'
import type {
  AppSetup,
  Enrolled,
  InvitedAddress,
  NewCodes,
  PasskeyAssertion,
  PasskeyAttestation,
  PendingSignIn,
  SecurityOverview,
  SignInAnswer,
  SignInOptions,
} from './signIn.ts'

/** The calls of signing in beside address and password. */
export function createSignInClient(send: Send) {
  const call = callThrough(send)
  const post = <T>(path: string, body?: unknown) =>
    call<T>({ method: 'POST', path: `/api/auth/${path}`, body })
  return {
    options: () => call<SignInOptions>({ method: 'GET', path: '/api/auth/options' }),
    /** Where a sign-in stands that this browser is in the middle of. */
    step: () =>
      call<PendingSignIn | { readonly next: 'credentials' }>({
        method: 'GET',
        path: '/api/auth/steps',
      }),
    /** Begins anew. */
    leave: () => call<null>({ method: 'DELETE', path: '/api/auth/steps' }),
    enterCode: (method: 'app' | 'recovery', code: string) =>
      post<SignInAnswer>('steps/code', { method, code }),
    /** What the browser is handed; its shape is that of the Web Authentication API. */
    stepChallenge: <Options>() => post<Options>('steps/passkey/options'),
    stepByPasskey: (passkey: PasskeyAssertion) => post<SignInAnswer>('steps/passkey', { passkey }),
    challenge: <Options>() => post<Options>('passkey/options'),
    byPasskey: (passkey: PasskeyAssertion) => post<SignedIn>('passkey', { passkey }),
    beginApp: () => post<AppSetup>('steps/app'),
    confirmApp: (setup: string, code: string) =>
      post<Enrolled>('steps/app/confirm', { setup, code }),
    beginPasskey: <Options>() => post<Options>('steps/passkeys/options'),
    addPasskey: (name: string, made: PasskeyAttestation) =>
      post<Enrolled>('steps/passkeys', { name, passkey: made }),
    choosePassword: (password: string) => post<SignInAnswer>('steps/password', { password }),
    /** Whom an invitation to register is for; rejects when it has expired. */
    invited: (token: string) => post<InvitedAddress>('invitation', { token }),
  }
}

/** The calls of the Security tab. Changes are answered with `reauth_required` until somebody shows that it is them. */
export function createSecurityClient(send: Send) {
  const call = callThrough(send)
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>({ method, path: `/api/user/${path}`, body })
  return {
    overview: () => ask<SecurityOverview>('GET', 'security'),
    beginPasskey: <Options>() => ask<Options>('POST', 'passkeys/options'),
    addPasskey: (name: string, made: PasskeyAttestation) =>
      ask<NewCodes>('POST', 'passkeys', { name, passkey: made }),
    renamePasskey: (id: string, name: string) => ask<null>('PATCH', passkeyPath(id), { name }),
    removePasskey: (id: string) => ask<null>('DELETE', passkeyPath(id)),
    beginApp: () => ask<AppSetup>('POST', 'authenticator-app'),
    confirmApp: (setup: string, code: string) =>
      ask<NewCodes>('POST', 'authenticator-app/confirm', { setup, code }),
    removeApp: () => ask<null>('DELETE', 'authenticator-app'),
    renewCodes: () => ask<NewCodes>('POST', 'recovery-codes'),
    /** Where to go to link the company's sign-in. */
    linkCompany: (returnTo: string) => ask<{ readonly url: string }>('POST', 'oidc', { returnTo }),
    unlinkCompany: () => ask<null>('DELETE', 'oidc'),
    /** For a passkey that shows who somebody is. */
    proofChallenge: <Options>() => ask<Options>('POST', 'proof/passkey'),
    /** Where to go to show it by the company's sign-in. */
    proveByCompany: (returnTo: string) =>
      ask<{ readonly url: string }>('POST', 'proof/oidc', { returnTo }),
  }
}

function passkeyPath(id: string): string {
  return `passkeys/${encodeURIComponent(id)}`
}
