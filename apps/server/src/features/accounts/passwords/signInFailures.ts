import { rateLimits } from '@deckloom/contract'
import { lte } from 'drizzle-orm'
import {
  attemptKey,
  forgetAttempts,
  returnAttempt,
  takeAttempt,
} from '../../../db/countedAttempts.ts'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { loginFailures } from '../../../db/schema/operation/loginFailures.ts'
import { mostOf } from '../../../http/limiter/limits.ts'
import type { Standing } from '../../../http/limiter/rateLimiter.ts'

/** An attempt to sign in. */
export interface Attempt {
  /** The caller's network prefix. */
  readonly caller: string
  /** Lower-case email address, whether or not it has an account. */
  readonly address: string
  /** The browser, if it signed in to this address before: others cannot lock it out. */
  readonly device?: string | undefined
}

/** Counts failed sign-ins. Persisted, unlike other limits: a restart resets none of them. */
export interface SignInFailures {
  /**
   * Counts an attempt as failed before its password is checked, so that concurrent attempts gain
   * nothing. Resolves to the exceeded limit; undefined if the attempt may be made.
   */
  take(attempt: Attempt): Promise<Standing | undefined>
  /** The password was right: takes the attempt back and resets the account's failures. */
  giveBack(attempt: Attempt): Promise<void>
  /** Resets consecutive failures, after a new password. */
  forgive(address: string): Promise<void>
  /** Deletes expired rows, at most `limit`; resolves to how many. */
  purge(limit: number): Promise<number>
}

type LimitName = 'loginByAccount' | 'loginByAddress' | 'loginInARow'

export function signInFailures(
  queries: Queries,
  { scale, now }: { readonly scale: number; readonly now: () => Date },
): SignInFailures {
  return {
    async take(attempt) {
      const waiting = await takeAttempt(queries, limitsOf(attempt, scale), now())
      if (!waiting) return undefined
      const { limit, waitSeconds } = waiting
      const { name, max } = limit
      return { name, max, remaining: 0, resetSeconds: waitSeconds, retryAfter: waitSeconds }
    },

    async giveBack(attempt) {
      const { loginByAccount, loginByAddress, loginInARow } = keysOf(attempt)
      await forgetAttempts(queries, [loginByAccount, loginInARow])
      await returnAttempt(queries, loginByAddress)
    },

    forgive: (address) => forgetAttempts(queries, [attemptKey('loginInARow', address)]),

    purge: (limit) =>
      deleteBatch(queries, { from: loginFailures, where: lte(loginFailures.endsAt, now()), limit }),
  }
}

function limitsOf(attempt: Attempt, scale: number) {
  const keys = keysOf(attempt)
  const own: readonly LimitName[] = ['loginByAccount', 'loginByAddress']
  const names = attempt.device === undefined ? [...own, 'loginInARow' as const] : own
  return names.map((name) => ({
    name,
    key: keys[name],
    max: mostOf(name, scale),
    seconds: rateLimits[name].seconds,
    pauses: name === 'loginByAccount',
  }))
}

function keysOf({ caller, address, device }: Attempt): Readonly<Record<LimitName, string>> {
  const asker = device === undefined ? caller : `device ${device}`
  return {
    loginByAccount: attemptKey('loginByAccount', `${asker} ${address}`),
    loginByAddress: attemptKey('loginByAddress', caller),
    loginInARow: attemptKey('loginInARow', address),
  }
}
