import { type ErrorBody, type ErrorCode, errorStatus } from '@deckloom/contract'

/** An expected failure: a value that use cases return, not an exception. */
export class Failure {
  readonly code: ErrorCode
  readonly message: string
  readonly details: Pick<ErrorBody, 'fields' | 'retryAfter' | 'version' | 'endedAt'>

  constructor(code: ErrorCode, message?: string, details: Failure['details'] = {}) {
    this.code = code
    this.message = message ?? sentences[code]
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

const sentences: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The request could not be read.',
  validation_failed: 'Please check what you entered.',
  invalid_id: 'Invalid presentation ID',
  invalid_token: 'This reset link is invalid or has expired.',
  amount_mismatch: 'The amount is not the price of this plan.',
  invalid_signature: 'This message was not signed by the payment provider.',
  unauthenticated: 'Please sign in to continue.',
  bad_credentials: 'Incorrect email or password.',
  reauth_required: 'Confirm that it is you to continue.',
  second_factor_required: 'Enter the code from your authenticator app to finish signing in.',
  subscription_required:
    'Your plan has expired. Choose a plan to go on; your presentations stay yours to edit, present and export.',
  premium_required: 'This template is part of the Pro and Business plans.',
  payment_incomplete: 'This payment is not complete.',
  password_required: 'This link asks for a password.',
  forbidden: 'You do not have permission to do this.',
  admin_required: 'You need administrator privileges to access this page.',
  account_disabled:
    'This account was turned off. Write to the support desk if you think that it should not be.',
  email_unverified: 'Verify your email address first. The link is in your inbox.',
  turned_off: 'An administrator turned this off.',
  registration_closed: 'New accounts are by invitation only. Ask an administrator to invite you.',
  csrf_rejected: 'This request came from another site and was not carried out.',
  not_found: 'Not found.',
  link_ended: 'This link has ended.',
  method_not_allowed: 'This is not possible here.',
  form_too_fast: 'That was too quick for us to tell you from a bot. Please try again.',
  version_conflict: 'This presentation was changed elsewhere in the meantime.',
  idempotency_in_progress: 'The same request is still being carried out.',
  email_taken: 'An account with this email already exists.',
  last_slide: 'Presentation must have at least one slide',
  already_subscribed: 'You already have this plan.',
  last_admin: 'You are the only administrator. Make somebody else one first.',
  request_timeout: 'This took too long to arrive. Please check the connection and try again.',
  too_large: 'This is too large to be sent.',
  uri_too_long: 'This address is too long.',
  upgrade_required: 'This address only takes WebSocket connections.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  unreadable_file: 'This file could not be read.',
  unsafe_file: 'This file could do harm and was not opened.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  rate_limited: 'Too many attempts. Please wait a moment and try again.',
  quota_exceeded: 'The quota of your plan is used up.',
  internal: 'Something went wrong on our side. Please try again.',
  provider_bad_output: 'The presentation could not be written. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  overloaded: 'The service is busy right now. Please try again in a moment.',
  provider_down: 'The payment provider cannot be reached. Please try again in a moment.',
  ai_budget_exhausted:
    'This server has used up what it may spend on writing for now. Please try again later.',
  payments_off: 'Payments are turned off on this server.',
  storage_full: 'The server has no room for more files. Please tell its administrator.',
  provider_timeout: 'The service behind this did not answer in time. Please try again.',
}

/** Maps the result of a use case with `present`; a failure is returned unchanged. */
export function mapResult<T, Shown>(
  result: T | Failure,
  present: (value: T) => Shown,
): Shown | Failure {
  return result instanceof Failure ? result : present(result)
}
