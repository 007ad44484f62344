import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Every code that an endpoint may be refused with: those that its definition names, and those that follow from it. */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, params, query, headers, plan, proof, form, makesDeck, errors = [] } = endpoint
  const isRead = endpoint.method === 'GET'
  const parts: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ['rate_limited', 'internal', 'unavailable', 'overloaded']],
    [!isRead, ['csrf_rejected', 'storage_full']],
    // Whoever sends a body where none is asked for is refused for what is wrong with it, too.
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
