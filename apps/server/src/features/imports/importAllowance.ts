import type { Tier } from '@deckloom/contract'
import { Failure } from '../../http/failure.ts'
import type { RateLimitName } from '../../http/limits.ts'
import type { RateLimiter } from '../../http/rateLimiter.ts'
import type { Account } from '../../http/sessions.ts'
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

export function importAllowance(limiter: RateLimiter, now: () => Date): ImportAllowance {
  return async (account, make) => {
    const name = limitOf[standingOf(account, now()).tier]
    // Counted before the work: of many at once no more are let through than are left.
    const { max, retryAfter } = limiter.count(name, account.id)
    let made: Awaited<ReturnType<typeof make>> | undefined
    try {
      made = retryAfter === undefined ? await make() : usedUp(max, retryAfter)
      return made
    } finally {
      if (made === undefined || made instanceof Failure) limiter.giveBack(name, account.id)
    }
  }
}

function usedUp(max: number, retryAfter: number): Failure {
  const hours = Math.ceil(retryAfter / 3_600)
  return new Failure(
    'quota_exceeded',
    `Your plan makes presentations of ${max} files a day. The next one can be imported in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    { retryAfter },
  )
}
