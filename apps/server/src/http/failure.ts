import { type ErrorBody, type ErrorCode, errorStatus } from '@deckloom/contract'

/** An expected way for a call to fail: a value that use cases return, not an exception. */
export class Failure {
  readonly code: ErrorCode
  readonly message: string
  readonly details: Pick<ErrorBody, 'fields' | 'retryAfter' | 'version'>

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
  unauthenticated: 'Please sign in to continue.',
  bad_credentials: 'Incorrect email or password.',
  forbidden: 'You do not have permission to do this.',
  csrf_rejected: 'This request came from another site and was not carried out.',
  not_found: 'Not found.',
  method_not_allowed: 'This is not possible here.',
  version_conflict: 'This presentation was changed elsewhere in the meantime.',
  email_taken: 'An account with this email already exists.',
  last_slide: 'Presentation must have at least one slide',
  too_large: 'This is too large to be sent.',
  uri_too_long: 'This address is too long.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  rate_limited: 'Too many attempts. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  provider_bad_output: 'The presentation could not be written. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  overloaded: 'The service is busy right now. Please try again in a moment.',
}
