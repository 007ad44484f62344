import type { PasskeyAssertion, PasskeyAttestation, PasskeySupport } from '@deckloom/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

// Most users sign in without a passkey, so the passkey library loads on demand.
const load = () => import('@simplewebauthn/browser')

/** Has a passkey sign the server's challenge. Rejects when the user declines or has no passkey. */
export async function signWithPasskey(
  ask: () => Promise<PublicKeyCredentialRequestOptionsJSON>,
): Promise<PasskeyAssertion> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([ask(), load()])
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  return { id, rawId, type, response }
}

/** Has the browser create a passkey. */
export async function makePasskey(
  ask: () => Promise<PublicKeyCredentialCreationOptionsJSON>,
): Promise<PasskeyAttestation> {
  const [optionsJSON, { startRegistration }] = await Promise.all([ask(), load()])
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** Returns why passkeys are not possible in this browser at this URL; undefined if they are. */
export function passkeyObstacle(support: PasskeySupport): string | undefined {
  if (!support.available) {
    return support.reason === 'address'
      ? 'Passkeys need a domain name, and this server was opened by its IP address. An administrator can set PUBLIC_URL.'
      : 'Passkeys need HTTPS. An administrator can set PUBLIC_URL to an https address.'
  }
  if (location.origin !== support.origin) return `Passkeys work at ${support.origin} only.`
  if (!('PublicKeyCredential' in window)) return 'This browser does not support passkeys.'
  return undefined
}

/** Returns the message for a failed passkey; undefined if the user closed the browser's dialog. */
export function passkeyFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'This did not work. Please try again.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return undefined
  if (error.name === 'InvalidStateError')
    return 'This device already has a passkey for your account.'
  return 'sentence' in error && typeof error.sentence === 'string'
    ? error.sentence
    : 'This passkey did not work. Please try again.'
}
