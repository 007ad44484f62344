import { type RateLimitName, rateLimits } from '@deckloom/contract'

export { bodyLimits } from '@deckloom/deck'

/** How many a limit lets through; never none. */
export function mostOf(name: RateLimitName, scale: number): number {
  return Math.max(1, Math.floor(rateLimits[name].max * scale))
}

/** Milliseconds and bytes that the HTTP server grants a connection. */
export const serverLimits = {
  requestTimeoutMs: 30_000,
  /** A picture of 5 MB at a third of a megabit a second. */
  pictureTimeoutMs: 120_000,
  /** A file of 50 MB at two thirds of a megabit a second. */
  fileTimeoutMs: 600_000,
  /** No body may stand still for longer, however long it may take. */
  bodyStallMs: 30_000,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 72_000,
  headerBytes: 16 * 1024,
  urlLength: 2_048,
} as const
