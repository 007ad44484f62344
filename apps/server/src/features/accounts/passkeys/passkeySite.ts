import { isIP } from 'node:net'
import type { PasskeySupport } from '@deckloom/contract'

/** The relying party of this installation. */
export interface PasskeySite {
  /** The host that people open. */
  readonly rpId: string
  readonly origin: string
}

/**
 * Undefined where browsers refuse passkeys: on IP addresses, and without TLS except on localhost.
 */
export function passkeySite(home: string): PasskeySite | undefined {
  const { hostname, origin } = new URL(home)
  return supportOf(home).available ? { rpId: hostname, origin } : undefined
}

/** The same for the screens. */
export function supportOf(home: string): PasskeySupport {
  const { hostname, protocol, origin } = new URL(home)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return { available: false, reason: 'address' }
  if (protocol !== 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')) {
    return { available: false, reason: 'insecure' }
  }
  return { available: true, origin }
}
