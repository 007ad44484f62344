import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../http/site.ts'
import { newSecret } from '../../platform/secrets/secretToken.ts'

/** Browsers that signed in to an address before: somebody who guesses elsewhere cannot keep them out. */
export interface KnownDevices {
  /** The browser that asks, if it is known to this address. */
  find(request: FastifyRequest, address: string): string | undefined
  remember(request: FastifyRequest, reply: FastifyReply, address: string): void
}

const cookieName = 'device'
const lifetimeSeconds = 180 * 24 * 60 * 60

/** Known by a signed cookie alone: the server keeps no list of anybody's browsers. */
export function knownDevices({ secure, base }: Site): KnownDevices {
  const path = `${base}/api/auth`
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const

  return {
    find,
    remember(request, reply, address) {
      const device = find(request, address) ?? newSecret()
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

/** Ties a browser to an address without naming it. */
function bondOf(device: string, address: string): string {
  return createHash('sha256').update(`${device} ${address.toLowerCase()}`).digest('base64url')
}
