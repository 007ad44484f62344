import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../../platform/addresses/site.ts'
import { createSecret } from '../../../platform/secrets/secretToken.ts'

/** Browsers that signed in to an address before: guessing elsewhere cannot lock them out. */
export interface KnownDevices {
  /** The id of the requesting browser, if this address knows it. */
  find(request: FastifyRequest, address: string): string | undefined
  remember(request: FastifyRequest, reply: FastifyReply, address: string): void
}

const cookieName = 'device'
const lifetimeSeconds = 180 * 24 * 60 * 60

/** Based on a signed cookie alone: the server stores no list of browsers. */
export function createKnownDevices({ secure, base }: Site): KnownDevices {
  const path = `${base}/api/auth`
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const

  return {
    find,
    remember(request, reply, address) {
      const device = find(request, address) ?? createSecret()
      const value = `${device}.${bondOf(device, address)}`
      reply.setCookie(cookieName, value, { ...attributes, signed: true, maxAge: lifetimeSeconds })
    },
  }
}

function find(request: FastifyRequest, address: string): string | undefined {
  const cookie = request.cookies[cookieName]
  if (cookie === undefined || cookie.length > 400) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  const [device, bond] = valid && value !== null ? value.split('.') : []
  return device !== undefined && bond === bondOf(device, address) ? device : undefined
}

/** A hash of browser and address that names neither. */
function bondOf(device: string, address: string): string {
  return createHash('sha256').update(`${device} ${address.toLowerCase()}`).digest('base64url')
}
