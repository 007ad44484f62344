import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Returns all error codes of an endpoint: those that its definition lists, and those that follow from it. */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, params, query, headers, plan, proof, form, makesDeck, errors = [] } = endpoint
  const isRead = endpoint.method === 'GET'
  const parts: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ['rate_limited', 'internal', 'unavailable', 'overloaded']],
    [!isRead, ['csrf_rejected', 'storage_full']],
    // A body is checked even if the endpoint expects none.
    [!isRead, ['invalid_json', 'too_large', 'unsupported_media_type', 'request_timeout']],
    [!isRead || Boolean(params ?? query ?? headers), ['validation_failed']],
    [params !== undefined, ['invalid_id']],
    [access === 'user' || access === 'administrator', ['unauthenticated']],
    [access === 'administrator', ['admin_required']],
    [plan !== undefined, ['subscription_required']],
    [plan === 'premium', ['premium_required']],
    [proof === true, ['reauth_required']],
    [form === true, ['form_too_fast']],
    [makesDeck === true, ['quota_exceeded']],
  ]
  return new Set([...parts.flatMap(([holds, codes]) => (holds ? codes : [])), ...errors])
}
