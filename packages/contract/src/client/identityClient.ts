import * as security from '../endpoints/security.ts'
import * as signIn from '../endpoints/signIn.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../requests/accounts/signIn.ts'
import { callThrough, type Send } from './call.ts'

/** The calls of signing in beside address and password. */
export function createSignInClient(send: Send) {
  const call = callThrough(send)
  return {
    options: () => call(signIn.readSignInOptions),
    /** Where a sign-in stands that this browser is in the middle of. */
    step: () => call(signIn.readSignInStep),
    /** Begins anew. */
    leave: () => call(signIn.leaveSignIn),
    enterCode: (method: 'app' | 'recovery', code: string) =>
      call(signIn.stepByCode, { body: { method, code } }),
    stepChallenge: () => call(signIn.beginPasskeyStep),
    stepByPasskey: (passkey: PasskeyAssertion) => call(signIn.stepByPasskey, { body: { passkey } }),
    challenge: () => call(signIn.beginPasskeySignIn),
    byPasskey: (passkey: PasskeyAssertion) => call(signIn.signInByPasskey, { body: { passkey } }),
    beginApp: () => call(signIn.beginAppStep),
    confirmApp: (setup: string, code: string) =>
      call(signIn.confirmAppStep, { body: { setup, code } }),
    beginPasskey: () => call(signIn.beginPasskeySetupStep),
    addPasskey: (name: string, made: PasskeyAttestation) =>
      call(signIn.addPasskeyStep, { body: { name, passkey: made } }),
    choosePassword: (password: string) => call(signIn.choosePasswordStep, { body: { password } }),
    /** Whom an invitation to register is for; rejects when it has expired. */
    invited: (token: string) => call(signIn.readInvitation, { body: { token } }),
  }
}

/** The calls of the Security tab. Changes are answered with `reauth_required` until somebody shows that it is them. */
export function createSecurityClient(send: Send) {
  const call = callThrough(send)
  return {
    overview: () => call(security.readSecurity),
    beginPasskey: () => call(security.beginPasskey),
    addPasskey: (name: string, made: PasskeyAttestation) =>
      call(security.addPasskey, { body: { name, passkey: made } }),
    renamePasskey: (id: string, name: string) =>
      call(security.renamePasskey, { params: { id }, body: { name } }),
    removePasskey: (id: string) => call(security.removePasskey, { params: { id } }),
    beginApp: () => call(security.beginApp),
    confirmApp: (setup: string, code: string) =>
      call(security.confirmApp, { body: { setup, code } }),
    removeApp: () => call(security.removeApp),
    renewCodes: () => call(security.renewRecoveryCodes),
    /** Where to go to link the company's sign-in. */
    linkCompany: (returnTo: string) => call(security.linkCompany, { body: { returnTo } }),
    unlinkCompany: () => call(security.unlinkCompany),
    /** For a passkey that shows who somebody is. */
    proofChallenge: () => call(security.beginPasskeyProof),
    /** Where to go to show it by the company's sign-in. */
    proveByCompany: (returnTo: string) => call(security.proveByCompany, { body: { returnTo } }),
  }
}
