import { type Tier, type RateLimitName, rateLimits } from '@deckloom/contract'
import { attemptKey, returnAttempt, takeAttempt } from '../../db/countedAttempts.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import { mostOf } from '../../http/limiter/limits.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'

const limitOf = {
  free: 'importsOfFree',
  pro: 'importsOfPro',
  business: 'importsOfBusiness',
} as const satisfies Record<Tier, RateLimitName>

/**
 * Limits the files per day that an account may turn into decks, across servers. Failed imports are
 * not counted. Counted in the database, like every promise of a plan: exact, and unaffected by
 * restarts.
 */
export type ImportAllowance = <Made>(
  account: Account,
  make: () => Promise<Made | Failure>,
  /** An earlier attempt was counted before it died. */
  isCounted: boolean,
) => Promise<Made | Failure>

export function createImportAllowance({
  queries,
  scale,
  now,
  entitlements: { hasPlans },
}: {
  readonly queries: Queries
  /** From RATE_LIMIT_SCALE. */
  readonly scale: number
  readonly now: () => Date
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}): ImportAllowance {
  return async (account, make, isCounted) => {
    const name = limitOf[hasPlans ? standingOf(account, now()).tier : 'business']
    // Counted before the work, so that concurrent imports cannot exceed it.
    const max = mostOf(name, scale)
    const key = attemptKey(name, account.id)
    const limit = { key, max, seconds: rateLimits[name].seconds, pauses: false }
    const waiting = isCounted ? undefined : await takeAttempt(queries, [limit], now())
    if (waiting) return createUsedUpFailure({ max, retryAfter: waiting.waitSeconds, hasPlans })
    let made: Awaited<ReturnType<typeof make>> | undefined
    try {
      made = await make()
      return made
    } finally {
      if (made === undefined || made instanceof Failure) await returnAttempt(queries, key)
    }
  }
}

function createUsedUpFailure({
  max,
  retryAfter,
  hasPlans,
}: {
  readonly max: number
  readonly retryAfter: number
  readonly hasPlans: boolean
}): Failure {
  const who = hasPlans ? 'Your plan makes' : 'You can make'
  const hours = Math.ceil(retryAfter / 3_600)
  return new Failure(
    'quota_exceeded',
    `${who} presentations of ${max} files a day. The next one can be imported in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    { retryAfter },
  )
}
