/** Every error code the API answers with, and the status each belongs to. */
export const errorStatus = {
  invalid_json: 400,
  validation_failed: 400,
  invalid_id: 400,
  invalid_token: 400,
  amount_mismatch: 400,
  invalid_signature: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  reauth_required: 401,
  second_factor_required: 401,
  password_required: 401,
  subscription_required: 402,
  premium_required: 402,
  payment_incomplete: 402,
  forbidden: 403,
  admin_required: 403,
  account_disabled: 403,
  email_unverified: 403,
  turned_off: 403,
  registration_closed: 403,
  csrf_rejected: 403,
  not_found: 404,
  method_not_allowed: 405,
  form_too_fast: 409,
  request_timeout: 408,
  version_conflict: 409,
  idempotency_in_progress: 409,
  email_taken: 409,
  last_slide: 409,
  already_subscribed: 409,
  last_admin: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unreadable_file: 422,
  unsafe_file: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  internal: 500,
  provider_bad_output: 502,
  unavailable: 503,
  overloaded: 503,
  provider_down: 503,
  payments_off: 503,
  ai_budget_exhausted: 503,
  provider_timeout: 504,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The one shape of every answer of /api that is not a success. */
export interface ErrorBody {
  /** A sentence for the person who sees it. */
  readonly message: string
  readonly code: ErrorCode
  readonly requestId: string
  readonly fields?: readonly {
    readonly path: string
    readonly code: string
    readonly message: string
  }[]
  /** Seconds. */
  readonly retryAfter?: number
  /** With `version_conflict`: the version that the server holds now. */
  readonly version?: number
}
