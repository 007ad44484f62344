import { Failure } from '../../http/errors/failure.ts'
import type { OutboundFault } from '../../platform/outbound/fetchBytes.ts'

/** The failure for a service that did not deliver; its own message is not passed on. */
export function providerFailure(why: OutboundFault | number, message: string): Failure {
  if (why === 'slow') return new Failure('provider_timeout', message)
  const isDown = why === 'down' || (typeof why === 'number' && (why === 429 || why >= 500))
  return isDown
    ? new Failure('provider_down', message, { retryAfter: 30 })
    : new Failure('provider_bad_output', message)
}
