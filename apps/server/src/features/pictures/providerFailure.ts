import { Failure } from '../../http/failure.ts'
import type { OutboundFault } from '../../platform/outbound/fetchBytes.ts'

/** How the API says that a service behind it did not do its part; what that service said stays here. */
export function providerFailure(why: OutboundFault | number, message: string): Failure {
  if (why === 'slow') return new Failure('provider_timeout', message)
  const isDown = why === 'down' || (typeof why === 'number' && (why === 429 || why >= 500))
  return isDown
    ? new Failure('provider_down', message, { retryAfter: 30 })
    : new Failure('provider_bad_output', message)
}
