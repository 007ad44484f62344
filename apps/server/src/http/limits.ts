/** How much is too much, in one place. `max` within `seconds`; RATE_LIMIT_SCALE multiplies `max`. */
export const rateLimits = {
  register: { max: 5, seconds: 60 * 60, per: 'address' },
  /** Failed sign-ins only. */
  loginByAddress: { max: 30, seconds: 15 * 60, per: 'address' },
  loginByAccount: { max: 5, seconds: 15 * 60, per: 'account' },
  forgotPassword: { max: 10, seconds: 60 * 60, per: 'address' },
  /** Letters to one mailbox, whoever asks for them. */
  forgotByAccount: { max: 3, seconds: 60 * 60, per: 'account' },
  resetToken: { max: 10, seconds: 15 * 60, per: 'address' },
  /** Failed sign-ins to one account in a row, from anywhere; a new password begins anew. */
  loginInARow: { max: 100, seconds: 24 * 60 * 60, per: 'account' },
  generate: { max: 6, seconds: 60, per: 'account' },
  export: { max: 6, seconds: 60, per: 'account' },
  /** Autosave once a second passes. */
  save: { max: 120, seconds: 60, per: 'account' },
  cspReport: { max: 30, seconds: 60, per: 'address' },
  /** Lines that the audit trail gets about one refusal repeated. */
  refusalNoted: { max: 1, seconds: 60, per: 'address' },
  call: { max: 600, seconds: 60, per: 'account' },
} as const satisfies Record<string, RateLimit>

export interface RateLimit {
  readonly max: number
  readonly seconds: number
  readonly per: 'address' | 'account'
}
export type RateLimitName = keyof typeof rateLimits

/** How many a limit lets through; never none. */
export function mostOf(name: RateLimitName, scale: number): number {
  return Math.max(1, Math.floor(rateLimits[name].max * scale))
}

/** Bytes of a request's body. */
export const bodyLimits = {
  default: 100 * 1024,
  credentials: 4 * 1024,
  report: 8 * 1024,
  deck: 2 * 1024 * 1024,
} as const

/** Milliseconds and bytes that the HTTP server grants a connection. */
export const serverLimits = {
  requestTimeoutMs: 30_000,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 72_000,
  headerBytes: 16 * 1024,
  urlLength: 2_048,
} as const
