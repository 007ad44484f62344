import type { PendingSignIn, SecondStep, SignInAnswer } from '@deckloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import type { Account, Sessions } from '../../../http/sessions.ts'
import { hashSecret, newSecret } from '../../../platform/secretToken.ts'
import { presentSignedIn } from '../presentAccount.ts'
import { findSecondFactors } from '../secondFactors/secondFactorsRepository.ts'
import type { PendingCookie } from './pendingCookie.ts'
import {
  deletePendingSignIn,
  insertPendingSignIn,
  mustChangePassword,
  type PendingRow,
} from './pendingSignInsRepository.ts'

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
}

/**
 * Signs somebody in who has shown enough, and begins the next step for others. Nobody gets a session before the last
 * step: what stands in between is a row of its own under a cookie of its own.
 */
export async function admit(
  ports: SignInStepPorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { account, ...progress }: Progress & { readonly account: Account },
): Promise<SignInAnswer> {
  const { queries, sessions, cookie, now } = ports
  const previous = cookie.find(request)
  if (previous !== undefined) await deletePendingSignIn(queries, previous)
  const step = await nextStep(queries, account.id, progress)
  if (step === undefined) {
    if (previous !== undefined) cookie.clear(reply)
    await sessions.begin(request, reply, account.id)
    return presentSignedIn(account)
  }
  const secret = newSecret()
  await insertPendingSignIn(queries, {
    id: hashSecret(secret),
    userId: account.id,
    method: progress.method,
    needs: step.next,
    expiresAt: new Date(now().getTime() + cookie.lifeMs),
  })
  cookie.set(reply, secret)
  return step
}

/** What somebody has to do next to be signed in; undefined when nothing is left. */
async function nextStep(
  queries: Queries,
  userId: string,
  { method, hasSecond }: Progress,
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
