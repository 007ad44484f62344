import { rateLimits } from '@deckloom/contract'
import { attemptKey, returnAttempt, takeAttempt } from '../../../db/countedAttempts.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { mostOf } from '../../../http/limiter/limits.ts'
import type { Standing } from '../../../http/limiter/rateLimiter.ts'

/** An attempt at the password of a link. */
export interface UnlockAttempt {
  /** The caller's network prefix. */
  readonly caller: string
  /** Undefined if there is no such link. */
  readonly linkId: number | undefined
}

/**
 * Counts wrong passwords of links, by caller and by link: distributed guesses are counted together.
 */
export interface UnlockAttempts {
  /**
   * Counts an attempt as failed before its password is checked. Resolves to the exceeded limit, if
   * any.
   */
  take(attempt: UnlockAttempt): Promise<Standing | undefined>
  /** Takes the attempt back: the password was right. */
  giveBack(attempt: UnlockAttempt): Promise<void>
}

export function unlockAttempts(
  queries: Queries,
  { scale, now }: { readonly scale: number; readonly now: () => Date },
): UnlockAttempts {
  return {
    async take(attempt) {
      const waiting = await takeAttempt(queries, limitsOf(attempt, scale), now())
      if (!waiting) return undefined
      const { limit, waitSeconds } = waiting
      const { name, max } = limit
      return { name, max, remaining: 0, resetSeconds: waitSeconds, retryAfter: waitSeconds }
    },
    async giveBack(attempt) {
      for (const { key } of limitsOf(attempt, scale)) await returnAttempt(queries, key)
    },
  }
}

function limitsOf({ caller, linkId }: UnlockAttempt, scale: number) {
  const byAddress = { name: 'shareUnlock', whom: caller } as const
  const byLink = { name: 'shareUnlockByLink', whom: String(linkId) } as const
  return (linkId === undefined ? [byAddress] : [byAddress, byLink]).map(({ name, whom }) => ({
    name,
    key: attemptKey(name, whom),
    max: mostOf(name, scale),
    seconds: rateLimits[name].seconds,
    // Attackers cannot lock out those who know the password for longer than a pause.
    pauses: name === 'shareUnlockByLink',
  }))
}
