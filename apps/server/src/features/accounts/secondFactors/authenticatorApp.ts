import type { AppSetup } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import type { SecretCipher } from '../../../platform/secrets/secretCipher.ts'
import { ensureRecoveryCodes } from './recoveryCodes.ts'
import { findApp, putApp, takeStep } from '../repositories/secondFactorsRepository.ts'

export interface AppPorts {
  readonly queries: Queries
  readonly cipher: SecretCipher
  readonly now: () => Date
  /** Called when an email was queued. */
  readonly mailWaits: () => void
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20
const setupMinutes = 15
/** A code is accepted for one more step, for slow typing; never early. */
const tolerance: [past: number, future: number] = [30, 0]

/**
 * Starts the setup of an app. Nothing is stored: the encrypted secret makes a round trip through
 * the client, so that the previous app stays valid until the new one is confirmed.
 */
export async function beginApp({ cipher, now }: AppPorts, account: Account): Promise<AppSetup> {
  const { generateSecret, generateURI } = await import('otplib')
  const secret = generateSecret({ length: secretBytes })
  const until = now().getTime() + setupMinutes * 60_000
  return {
    setup: cipher.encrypt(`${until} ${secret}`, contextOf('setup', account.id)),
    secret,
    uri: generateURI({ issuer: 'Deckloom', label: account.email, secret }),
  }
}

/**
 * Confirms an app by its first code: from now on codes are required, and the owner is notified by
 * email. Returns recovery codes if the account has none.
 */
export async function confirmApp(
  ports: AppPorts,
  account: Account,
  { setup, code }: { readonly setup: string; readonly code: string },
): Promise<readonly string[] | Failure> {
  const { queries, cipher, now, mailWaits } = ports
  const [until, secret] = cipher.decrypt(setup, contextOf('setup', account.id))?.split(' ') ?? []
  if (secret === undefined || Number(until) <= now().getTime()) {
    return new Failure('invalid_token', 'This setup has expired. Please scan a new code.')
  }
  const lastStep = await stepOf(secret, code, now())
  if (lastStep === undefined) return wrongCode()
  const { id: userId } = account
  await queries.transaction(async (transaction) => {
    await putApp(transaction, {
      userId,
      secret: cipher.encrypt(secret, contextOf('app', userId)),
      lastStep,
      now: now(),
    })
    const mail = { kind: 'second-step-changed', userId, change: 'app-added' } as const
    await enqueueMail(transaction, mail, now())
  })
  mailWaits()
  return ensureRecoveryCodes(ports, userId)
}

/** Checks the current code of the account's app and consumes it. */
export async function takeAppCode(
  { queries, cipher, now }: AppPorts,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const app = await findApp(queries, userId)
  const secret = app && cipher.decrypt(app.secret, contextOf('app', userId))
  const step = secret === undefined ? undefined : await stepOf(secret, code, now())
  return step !== undefined && (await takeStep(queries, { userId, step }))
}

/** The failure for a code that is wrong, expired or used. */
export function wrongCode(): Failure {
  const message = 'That code isn’t right. Enter the latest one.'
  return new Failure('validation_failed', message, {
    fields: [{ path: 'code', code: 'wrong_code', message }],
  })
}

/** The time step of a valid code; undefined if it is invalid now. */
async function stepOf(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const token = typed.replace(/\s/g, '')
  // The library throws on malformed codes.
  if (!/^\d{6}$/.test(token)) return undefined
  const { verify } = await import('otplib')
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = await verify({ secret, token, epoch, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

function contextOf(what: 'setup' | 'app', userId: string): string {
  return `authenticator ${what} of ${userId}`
}
