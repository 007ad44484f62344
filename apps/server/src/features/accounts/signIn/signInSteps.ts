import type { PendingSignIn, SecondStep, SignInAnswer } from '@deckloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account, Sessions } from '../../../http/sessions/sessions.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'
import { presentSignedIn } from '../profile/presentAccount.ts'
import { findSecondFactors } from '../repositories/secondFactorsRepository.ts'
import type { PendingCookie } from './pendingCookie.ts'
import {
  deletePendingSignIn,
  insertPendingSignIn,
  mustChangePassword,
  type PendingRow,
} from '../repositories/pendingSignInsRepository.ts'
import { isStillValid, type WayIn } from '../credentials/wayIn.ts'

export interface SignInStepPorts {
  readonly queries: Queries
  readonly sessions: Sessions
  readonly cookie: PendingCookie
  readonly now: () => Date
}

/** The steps of a sign-in that were completed. */
export interface Progress {
  /** The first step. */
  readonly method: PendingRow['method']
  /** Whether a second step was taken, or the first one counts as two. */
  readonly hasSecond: boolean
  /** The credential of the first step. */
  readonly way: WayIn
}

/**
 * Signs the person in if all steps are complete, else starts the next one. There is no session
 * before the last step: the state between is a row of its own with a cookie of its own. Fails if
 * the credential was revoked meanwhile: a replaced password also ends the sign-ins that are just
 * being checked.
 */
export async function admit(
  ports: SignInStepPorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { account, way, ...progress }: Progress & { readonly account: Account },
): Promise<SignInAnswer | Failure> {
  const { queries, sessions, cookie, now } = ports
  const previous = cookie.find(request)
  if (previous !== undefined) await deletePendingSignIn(queries, previous)
  const isValid = () => isStillValid(queries, account.id, way)
  const step = await nextStep(queries, account.id, progress)
  if (step === undefined) {
    if (previous !== undefined) cookie.clear(reply)
    const isIn = await sessions.begin(request, reply, { userId: account.id, holds: isValid })
    return isIn ? presentSignedIn(account) : createEndedFailure()
  }
  const secret = createSecret()
  const id = hashSecret(secret)
  await insertPendingSignIn(queries, {
    id,
    userId: account.id,
    method: progress.method,
    needs: step.next,
    expiresAt: new Date(now().getTime() + cookie.lifeMs),
  })
  if (!(await isValid())) {
    await deletePendingSignIn(queries, id)
    return createEndedFailure()
  }
  cookie.set(reply, secret)
  return step
}

function createEndedFailure(): Failure {
  return new Failure('bad_credentials', 'Your account has just changed. Please sign in again.')
}

/** The next step of a sign-in; undefined if none is left. */
async function nextStep(
  queries: Queries,
  userId: string,
  { method, hasSecond }: Omit<Progress, 'way'>,
): Promise<PendingSignIn | undefined> {
  const owned = await findSecondFactors(queries, userId)
  const hasAny = owned.app || owned.passkeys > 0
  const { requireSecondFactor } = await readSettings(queries)
  // The company's provider decides on multi-factor authentication; if it did not use any, the
  // setting applies.
  const asksForSecond = method === 'password' ? hasAny : hasAny && requireSecondFactor
  if (asksForSecond && !hasSecond) return { next: 'second-factor', methods: methodsOf(owned) }
  if (method === 'password' && (await mustChangePassword(queries, userId))) {
    return { next: 'new-password', methods: [] }
  }
  const companyAsked = method === 'oidc' && hasSecond
  if (requireSecondFactor && !hasAny && !companyAsked) return { next: 'enrollment', methods: [] }
  return undefined
}

/** The second factors that an account can use. */
export function methodsOf(
  owned: Awaited<ReturnType<typeof findSecondFactors>>,
): readonly SecondStep[] {
  return [
    ...(owned.app ? ['app' as const] : []),
    ...(owned.passkeys > 0 ? ['passkey' as const] : []),
    ...(owned.codes > 0 ? ['recovery' as const] : []),
  ]
}
