import { type RateLimitName, rateLimits } from '@deckloom/contract'

export { bodyLimits } from '@deckloom/deck'

/** How many calls a limit allows; at least one. */
export function mostOf(name: RateLimitName, scale: number): number {
  return Math.max(1, Math.floor(rateLimits[name].max * scale))
}

/** Limits of the HTTP server per connection, in milliseconds and bytes. */
export const serverLimits = {
  requestTimeoutMs: 30_000,
  /** Enough for a picture of 5 MB at a third of a megabit per second. */
  pictureTimeoutMs: 120_000,
  /** Enough for a file of 50 MB at two thirds of a megabit per second. */
  fileTimeoutMs: 600_000,
  /** The longest that a body may stall, however long it may take in total. */
  bodyStallMs: 30_000,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 72_000,
  headerBytes: 16 * 1024,
  urlLength: 2_048,
} as const
