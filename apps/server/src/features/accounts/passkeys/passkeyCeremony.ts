import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeyTransport,
  passkeyTransports,
} from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { passkeysOf } from '../repositories/secondFactorsRepository.ts'
import { type PasskeySite, passkeySite } from './passkeySite.ts'
import {
  type Challenge,
  countUse,
  findPasskey,
  insertChallenge,
  insertPasskey,
  setPasskeyName,
  takeChallenge,
} from '../repositories/passkeysRepository.ts'

export interface PasskeyPorts {
  readonly queries: Queries
  /** Origin that people open; never taken from a request. */
  readonly home: () => string
  readonly now: () => Date
}

export interface AddPasskeyPorts extends PasskeyPorts {
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** What a passkey is used for; with an account, only one of its own is accepted. */
export type PasskeyUse =
  | { readonly purpose: 'sign-in'; readonly account: null }
  | { readonly purpose: 'second-factor' | 'step-up'; readonly account: Pick<Account, 'id'> }

const challengeMinutes = 5
const mostPasskeys = 20

/** The browser's options for creating a passkey. */
export async function beginPasskey(
  ports: PasskeyPorts,
  account: Account,
): Promise<PasskeyCreation | Failure> {
  const site = passkeySite(ports.home())
  if (!site) return noPasskeysHere()
  const owned = await passkeysOf(ports.queries, account.id)
  if (owned.length >= mostPasskeys) {
    return new Failure('forbidden', `An account has at most ${mostPasskeys} passkeys.`)
  }
  const excludeCredentials = owned.map(credentialOf)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Deckloom',
    rpID: site.rpId,
    userName: account.email,
    userID: handleOf(account.id),
    userDisplayName: [account.firstName, account.lastName].filter(Boolean).join(' '),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(ports, {
    challenge: options.challenge,
    purpose: 'register',
    userId: account.id,
  })
  return { ...options, excludeCredentials }
}

/**
 * Verifies and stores a new passkey. The owner is notified by email, since it opens the account by
 * itself.
 */
export async function addPasskey(
  ports: AddPasskeyPorts,
  account: Account,
  { name, passkey }: { readonly name: string; readonly passkey: PasskeyAttestation },
): Promise<true | Failure> {
  const { queries, now, mailWaits } = ports
  const site = passkeySite(ports.home())
  if (!site) return noPasskeysHere()
  const challenge = challengeIn(passkey)
  const expected = { challenge, purpose: 'register', userId: account.id, now: now() } as const
  if (!(await takeChallenge(queries, expected))) return notRecognized()
  const made = await verifyAttestation(passkey, challenge, site)
  if (!made) return notRecognized()
  const { credential, credentialBackedUp: backedUp } = made
  const kept = await queries.transaction(async (transaction) => {
    const inserted = await insertPasskey(transaction, {
      id: credential.id,
      userId: account.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp,
      name,
      createdAt: now(),
    })
    const mail = {
      kind: 'second-step-changed',
      userId: account.id,
      change: 'passkey-added',
    } as const
    if (inserted) await enqueueMail(transaction, mail, now())
    return inserted
  })
  if (!kept) return notRecognized()
  mailWaits()
  return true
}

/** The browser's options for signing with a passkey. */
export async function askForPasskey(
  ports: PasskeyPorts,
  { purpose, account }: PasskeyUse,
): Promise<PasskeyRequest | Failure> {
  const site = passkeySite(ports.home())
  if (!site) return noPasskeysHere()
  const owned = account ? await passkeysOf(ports.queries, account.id) : []
  const allowCredentials = owned.map(credentialOf)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    userVerification: 'required',
    allowCredentials,
  })
  const { challenge } = options
  await storeChallenge(ports, { challenge, purpose, userId: account?.id ?? null })
  return { ...options, allowCredentials }
}

/** A passkey as a WebAuthn descriptor, with the transports that browsers know. */
function credentialOf({
  id,
  transports,
}: {
  readonly id: string
  readonly transports: readonly string[]
}) {
  return { id, type: 'public-key' as const, transports: transports.filter(isTransport) }
}

function isTransport(name: string): name is PasskeyTransport {
  return passkeyTransports.some((known) => known === name)
}

/** Gives one of an account's passkeys another name. */
export async function renamePasskey(
  { queries }: Pick<PasskeyPorts, 'queries'>,
  renamed: Parameters<typeof setPasskeyName>[1],
): Promise<Failure | undefined> {
  return (await setPasskeyName(queries, renamed)) ? undefined : new Failure('not_found')
}

/**
 * Resolves to the owner of the passkey that signed the challenge. The challenge is consumed,
 * whatever the result.
 */
export async function takePasskey(
  ports: PasskeyPorts,
  { purpose, account }: PasskeyUse,
  passkey: PasskeyAssertion,
): Promise<Account | Failure> {
  const { queries, now } = ports
  const site = passkeySite(ports.home())
  if (!site) return noPasskeysHere()
  const challenge = challengeIn(passkey)
  const expected = { challenge, purpose, userId: account?.id ?? null, now: now() }
  if (!(await takeChallenge(queries, expected))) return notRecognized()
  const found = await findPasskey(queries, passkey.id)
  if (!found || (account && found.account.id !== account.id)) return notRecognized()
  const { userHandle } = passkey.response
  const handle = Buffer.from(handleOf(found.account.id)).toString('base64url')
  if (userHandle !== undefined && userHandle !== handle) return notRecognized()
  const shown = await verifyAssertion(passkey, { challenge, site, stored: found.passkey })
  if (!shown) return notRecognized()
  const counted = await countUse(queries, {
    id: found.passkey.id,
    counter: found.passkey.counter,
    newCounter: shown.newCounter,
    backedUp: shown.credentialBackedUp,
    now: now(),
  })
  return counted ? found.account : notRecognized()
}

async function verifyAttestation(
  passkey: PasskeyAttestation,
  challenge: string,
  { origin, rpId }: PasskeySite,
) {
  const { transports, ...clientData } = passkey.response
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  // Throws on any mismatch.
  const result = await verifyRegistrationResponse({
    response: {
      ...passkey,
      clientExtensionResults: {},
      response: { ...clientData, ...(transports && { transports }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined)
  return result?.verified === true ? result.registrationInfo : undefined
}

async function verifyAssertion(
  passkey: PasskeyAssertion,
  {
    challenge,
    site,
    stored,
  }: {
    readonly challenge: string
    readonly site: PasskeySite
    readonly stored: {
      readonly id: string
      readonly publicKey: string
      readonly counter: number
      readonly transports: readonly string[]
    }
  },
) {
  const { userHandle, ...clientData } = passkey.response
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const result = await verifyAuthenticationResponse({
    response: {
      ...passkey,
      clientExtensionResults: {},
      response: { ...clientData, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: stored.id,
      publicKey: Uint8Array.from(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
      transports: [...stored.transports],
    },
  }).catch(() => undefined)
  return result?.verified === true ? result.authenticationInfo : undefined
}

async function storeChallenge({ queries, now }: PasskeyPorts, challenge: Challenge): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000)
  await insertChallenge(queries, { ...challenge, expiresAt })
}

/** The challenge in a response; an empty one if it cannot be parsed. */
function challengeIn({ response }: PasskeyAssertion | PasskeyAttestation): string {
  try {
    const clientData: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString(),
    )
    const given = typeof clientData === 'object' && clientData !== null && 'challenge' in clientData
    return given && typeof clientData.challenge === 'string' ? clientData.challenge : ''
  } catch {
    return ''
  }
}

/** The user handle for authenticators: the account id, which reveals nothing. */
function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId))
}

function notRecognized(): Failure {
  return new Failure(
    'bad_credentials',
    'This passkey was not recognized. Try again, or another way.',
  )
}

function noPasskeysHere(): Failure {
  return new Failure('turned_off', 'Passkeys do not work under this address.')
}
