import { isIP } from 'node:net'
import type { PasskeySupport } from '@deckloom/contract'

/** What passkeys of this installation are bound to. */
export interface PasskeySite {
  /** The host that people open. */
  readonly rpId: string
  readonly origin: string
}

/** Undefined where browsers refuse passkeys: under an IP address, and without TLS anywhere but on the own machine. */
export function passkeySite(home: string): PasskeySite | undefined {
  const { hostname, origin } = new URL(home)
  return supportOf(home).available ? { rpId: hostname, origin } : undefined
}

/** The same as the screens are told it. */
export function supportOf(home: string): PasskeySupport {
  const { hostname, protocol, origin } = new URL(home)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return { available: false, reason: 'address' }
  if (protocol !== 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')) {
    return { available: false, reason: 'insecure' }
  }
  return { available: true, origin }
}
