import type { ErrorBody } from '@deckloom/contract'
import { Failure } from './failure.ts'
import { isDatabaseBusy, isDatabaseDown, isUnstorable } from '../../platform/databaseErrors.ts'

const expectedCodes: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('unsupported_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Failure('invalid_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Failure('invalid_json'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure('invalid_json'),
  FST_ERR_BAD_URL: new Failure('not_found'),
  FST_ERR_INVALID_URL: new Failure('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: new Failure('not_found'),
  FST_ERR_NOT_FOUND: new Failure('not_found'),
  STORE_UNAVAILABLE: new Failure('unavailable', undefined, { retryAfter: 2 }),
  STORE_FULL: new Failure('storage_full'),
  SERVER_ENDING: new Failure('unavailable', undefined, { retryAfter: 2 }),
  CLAIM_LOST: new Failure('unavailable', undefined, { retryAfter: 2 }),
  OVERLOADED: new Failure('overloaded', undefined, { retryAfter: 2 }),
  WRITING_STOPPED: new Failure(
    'unreadable_file',
    'This text took too long to read and was given up. Please shorten it, or simplify its lists and marks.',
  ),
}

const shownFields = 20

/** The failure that an exception means for the client. An unexpected one is `internal`, without details. */
export function failureOf(error: unknown): Failure {
  if (isValidationError(error)) return validationFailure(error)
  if (isDatabaseDown(error)) return new Failure('unavailable', undefined, { retryAfter: 2 })
  if (isDatabaseBusy(error)) return new Failure('overloaded', undefined, { retryAfter: 2 })
  if (isUnstorable(error)) return new Failure('validation_failed')
  if (!hasCode(error)) return new Failure('internal')
  return (
    expectedCodes[error.code] ?? new Failure(isClientFault(error) ? 'invalid_json' : 'internal')
  )
}

interface Issue {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
}

interface ValidationError {
  readonly validation: readonly Issue[]
  readonly validationContext?: string | undefined
}

function validationFailure({ validation, validationContext }: ValidationError): Failure {
  if (validationContext === 'params') return new Failure('invalid_id')
  const fields = validation.slice(0, shownFields).map(fieldOf)
  const [first] = fields
  return new Failure('validation_failed', first && sentence(first), { fields })
}

function fieldOf({ keyword, instancePath, message = '' }: Issue) {
  const path = instancePath
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/\.?\b(\d+)\b/g, '[$1]')
  return { path, code: keyword, message }
}

/** Our own messages are sentences; those of the schema library need the name of the field. */
function sentence({ path, message }: NonNullable<ErrorBody['fields']>[number]): string {
  return /^(Invalid|Too|Unrecognized)\b/.test(message) && path !== ''
    ? `${path}: ${message}`
    : message
}

function isValidationError(error: unknown): error is ValidationError {
  return typeof error === 'object' && error !== null && 'validation' in error
}

function hasCode(error: unknown): error is { readonly code: string } {
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  )
}

function isClientFault(error: object): boolean {
  return 'statusCode' in error && error.statusCode === 400
}
