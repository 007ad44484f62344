import type { Tier } from '@deckloom/contract'
import { Failure } from '../../http/failure.ts'
import type { RateLimitName } from '../../http/limits.ts'
import type { RateLimiter } from '../../http/rateLimiter.ts'
import type { Account } from '../../http/sessions.ts'
import type { Entitlements } from '../../platform/entitlements.ts'
import { standingOf } from '../../platform/planStanding.ts'

const limitOf = {
  free: 'importsOfFree',
  pro: 'importsOfPro',
  business: 'importsOfBusiness',
} as const satisfies Record<Tier, RateLimitName>

/** How many files an account may make decks of in a day. What comes to nothing is not counted. */
export type ImportAllowance = <Made>(
  account: Account,
  make: () => Promise<Made | Failure>,
) => Promise<Made | Failure>

export function importAllowance({
  limiter,
  now,
  entitlements: { hasPlans },
}: {
  readonly limiter: RateLimiter
  readonly now: () => Date
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}): ImportAllowance {
  return async (account, make) => {
    const name = limitOf[hasPlans ? standingOf(account, now()).tier : 'business']
    // Counted before the work: of many at once no more are let through than are left.
    const { max, retryAfter } = limiter.count(name, account.id)
    let made: Awaited<ReturnType<typeof make>> | undefined
    try {
      made = retryAfter === undefined ? await make() : usedUp({ max, retryAfter, hasPlans })
      return made
    } finally {
      if (made === undefined || made instanceof Failure) limiter.giveBack(name, account.id)
    }
  }
}

function usedUp({
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
