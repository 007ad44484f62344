import type { AppSetup } from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/failure.ts'
import type { Account } from '../../../http/sessions.ts'
import type { SealedSecrets } from '../../../platform/secrets/sealedSecrets.ts'
import { ensureRecoveryCodes } from './recoveryCodes.ts'
import { findApp, putApp, takeStep } from './secondFactorsRepository.ts'

export interface AppPorts {
  readonly queries: Queries
  readonly sealed: SealedSecrets
  readonly now: () => Date
  /** Called when mail was put into the queue. */
  readonly mailWaits: () => void
}

/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20
const setupMinutes = 15
/** A code counts for one step longer, for slow typing; never before its time. */
const tolerance: [past: number, future: number] = [30, 0]

/**
 * Begins to set an app up. Nothing is stored: what the first code is checked against comes back with it, sealed, so
 * that an app that is being exchanged counts until the new one has shown that it works.
 */
export async function beginApp({ sealed, now }: AppPorts, account: Account): Promise<AppSetup> {
  const { generateSecret, generateURI } = await import('otplib')
  const secret = generateSecret({ length: secretBytes })
  const until = now().getTime() + setupMinutes * 60_000
  return {
    setup: sealed.seal(`${until} ${secret}`, contextOf('setup', account.id)),
    secret,
    uri: generateURI({ issuer: 'Deckloom', label: account.email, secret }),
  }
}

/**
 * Takes the first code of an app: from now on it is asked for, and the account's person is told by email. Recovery codes
 * for an account that has none.
 */
export async function confirmApp(
  ports: AppPorts,
  account: Account,
  { setup, code }: { readonly setup: string; readonly code: string },
): Promise<readonly string[] | Failure> {
  const { queries, sealed, now, mailWaits } = ports
  const [until, secret] = sealed.open(setup, contextOf('setup', account.id))?.split(' ') ?? []
  if (secret === undefined || Number(until) <= now().getTime()) {
    return new Failure('invalid_token', 'This setup has expired. Please scan a new code.')
  }
  const lastStep = await stepOf(secret, code, now())
  if (lastStep === undefined) return wrongCode()
  const { id: userId } = account
  await queries.transaction(async (transaction) => {
    await putApp(transaction, {
      userId,
      secret: sealed.seal(secret, contextOf('app', userId)),
      lastStep,
      now: now(),
    })
    const mail = { kind: 'second-step-changed', userId, change: 'app-added' } as const
    await enqueueMail(transaction, mail, now())
  })
  mailWaits()
  return ensureRecoveryCodes(ports, userId)
}

/** Whether this is the present code of the account's app; it is used up by it. */
export async function takeAppCode(
  { queries, sealed, now }: AppPorts,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const app = await findApp(queries, userId)
  const secret = app && sealed.open(app.secret, contextOf('app', userId))
  const step = secret === undefined ? undefined : await stepOf(secret, code, now())
  return step !== undefined && (await takeStep(queries, { userId, step }))
}

/** The refusal of a code that is wrong, late, or was used. */
export function wrongCode(): Failure {
  const message = 'That code isn’t right. Enter the latest one.'
  return new Failure('validation_failed', message, {
    fields: [{ path: 'code', code: 'wrong_code', message }],
  })
}

/** The time step that a code belongs to; undefined when it is none of now. */
async function stepOf(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const token = typed.replace(/\s/g, '')
  // What is no code at all throws in there.
  if (!/^\d{6}$/.test(token)) return undefined
  const { verify } = await import('otplib')
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = await verify({ secret, token, epoch, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

function contextOf(what: 'setup' | 'app', userId: string): string {
  return `authenticator ${what} of ${userId}`
}
