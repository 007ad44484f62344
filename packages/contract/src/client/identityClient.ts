import * as security from '../endpoints/security.ts'
import * as signIn from '../endpoints/signIn.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../requests/accounts/signIn.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for signing in other than by address and password. */
export function createSignInClient(send: Send) {
  const call = callThrough(send)
  return {
    options: () => call(signIn.readSignInOptions),
    /** The state of the sign-in in progress in this browser. */
    step: () => call(signIn.readSignInStep),
    /** Starts over. */
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
    /** The address that an invitation to register is for; rejects if it has expired. */
    invited: (token: string) => call(signIn.readInvitation, { body: { token } }),
  }
}

/**
 * Creates the calls of the Security tab. Changes are rejected with `reauth_required` until the user proves their
 * identity.
 */
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
    /** The URL for linking the company's sign-in. */
    linkCompany: (returnTo: string) => call(security.linkCompany, { body: { returnTo } }),
    unlinkCompany: () => call(security.unlinkCompany),
    /** Challenge for proving one's identity with a passkey. */
    proofChallenge: () => call(security.beginPasskeyProof),
    /** The URL for proving one's identity through the company's sign-in. */
    proveByCompany: (returnTo: string) => call(security.proveByCompany, { body: { returnTo } }),
  }
}
