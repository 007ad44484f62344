import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../../platform/addresses/site.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'

const minutes = 10

/**
 * The cookie of an incomplete sign-in. It is sent to the sign-in routes only and grants nothing
 * else. It cannot be a __Host- cookie, which would be sent everywhere.
 */
export function pendingCookie({ secure, base }: Site) {
  const name = secure ? '__Secure-sign-in' : 'sign-in'
  const path = `${base}/api/auth`
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const
  return {
    /** The database id of the pending sign-in. */
    find(request: FastifyRequest): string | undefined {
      const cookie = request.cookies[name]
      if (cookie === undefined || cookie.length > 200) return undefined
      const { valid, value } = request.unsignCookie(cookie)
      return valid && value !== null ? hashSecret(value) : undefined
    },
    set(reply: FastifyReply, secret: string) {
      reply.setCookie(name, secret, { ...attributes, signed: true, maxAge: minutes * 60 })
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, attributes)
    },
    lifeMs: minutes * 60_000,
  }
}

export type PendingCookie = ReturnType<typeof pendingCookie>
