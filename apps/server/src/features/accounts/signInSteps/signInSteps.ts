import type { PendingSignIn, SecondStep, SignInAnswer } from '@deckloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import { Failure } from '../../../http/failure.ts'
import type { Account, Sessions } from '../../../http/sessions.ts'
import { hashSecret, newSecret } from '../../../platform/secrets/secretToken.ts'
import { presentSignedIn } from '../presentAccount.ts'
import { findSecondFactors } from '../secondFactors/secondFactorsRepository.ts'
import type { PendingCookie } from './pendingCookie.ts'
import {
  deletePendingSignIn,
  insertPendingSignIn,
  mustChangePassword,
  type PendingRow,
} from './pendingSignInsRepository.ts'
import { stillOpen, type WayIn } from './wayIn.ts'

export interface SignInStepPorts {
  readonly queries: Queries
  readonly sessions: Sessions
  readonly cookie: PendingCookie
  readonly now: () => Date
}

/** How far somebody is who is signing in. */
export interface Progress {
  /** How the first step was taken. */
  readonly method: PendingRow['method']
  /** Whether a second step was taken, or the first one is as good as two. */
  readonly hasSecond: boolean
  /** What the first step was taken with. */
  readonly way: WayIn
}

/**
 * Signs somebody in who has shown enough, and begins the next step for others. Nobody gets a session before the last
 * step: what stands in between is a row of its own under a cookie of its own. Refused where the way in has ended while
 * it was gone: a password that is replaced takes the sign-ins with it that are being checked in that moment.
 */
export async function admit(
  ports: SignInStepPorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { account, way, ...progress }: Progress & { readonly account: Account },
): Promise<SignInAnswer | Failure> {
  const { queries, sessions, cookie, now } = ports
  const previous = cookie.find(request)
  if (previous !== undefined) await deletePendingSignIn(queries, previous)
  const holds = () => stillOpen(queries, account.id, way)
  const step = await nextStep(queries, account.id, progress)
  if (step === undefined) {
    if (previous !== undefined) cookie.clear(reply)
    const isIn = await sessions.begin(request, reply, { userId: account.id, holds })
    return isIn ? presentSignedIn(account) : endedMeanwhile()
  }
  const secret = newSecret()
  const id = hashSecret(secret)
  await insertPendingSignIn(queries, {
    id,
    userId: account.id,
    method: progress.method,
    needs: step.next,
    expiresAt: new Date(now().getTime() + cookie.lifeMs),
  })
  if (!(await holds())) {
    await deletePendingSignIn(queries, id)
    return endedMeanwhile()
  }
  cookie.set(reply, secret)
  return step
}

function endedMeanwhile(): Failure {
  return new Failure('bad_credentials', 'Your account has just changed. Please sign in again.')
}

/** What somebody has to do next to be signed in; undefined when nothing is left. */
async function nextStep(
  queries: Queries,
  userId: string,
  { method, hasSecond }: Omit<Progress, 'way'>,
): Promise<PendingSignIn | undefined> {
  const owned = await findSecondFactors(queries, userId)
  const hasAny = owned.app || owned.passkeys > 0
  const { requireSecondFactor } = await readSettings(queries)
  // A company's sign-in asks for what the company wants; where it does not say so, the switch asks here.
  const asksForSecond = method === 'password' ? hasAny : hasAny && requireSecondFactor
  if (asksForSecond && !hasSecond) return { next: 'second-factor', methods: methodsOf(owned) }
  if (method === 'password' && (await mustChangePassword(queries, userId))) {
    return { next: 'new-password', methods: [] }
  }
  const companyAsked = method === 'oidc' && hasSecond
  if (requireSecondFactor && !hasAny && !companyAsked) return { next: 'enrollment', methods: [] }
  return undefined
}

/** The ways that an account has to take a second step. */
export function methodsOf(
  owned: Awaited<ReturnType<typeof findSecondFactors>>,
): readonly SecondStep[] {
  return [
    ...(owned.app ? ['app' as const] : []),
    ...(owned.passkeys > 0 ? ['passkey' as const] : []),
    ...(owned.codes > 0 ? ['recovery' as const] : []),
  ]
}
