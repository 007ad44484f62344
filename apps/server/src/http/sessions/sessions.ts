import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashSecret, createSecret } from '../../platform/secrets/secretToken.ts'
import { describeDevice } from './describeDevice.ts'
import { type Site, siteCookie } from '../../platform/addresses/site.ts'

/** The account of a session, without its password. */
export interface Account {
  readonly id: string
  readonly email: string
  /** Null until the owner has confirmed the address, which grants no rights before. */
  readonly emailVerifiedAt: Date | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
  readonly isAdmin: boolean
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly trialStartDate: Date | null
  readonly trialEndDate: Date | null
  readonly subscriptionEndDate: Date | null
  readonly pendingTier: string | null
  /** A plan that an administrator granted, and its end. */
  readonly grantedTier: string | null
  readonly grantedUntil: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The session of a browser. */
export interface Session {
  readonly account: Account
  /** When the person last reauthenticated in this session; null if never. Signing in does not count. */
  readonly provedAt: Date | null
}

/** Stores sessions. A `sid` is the hash of a token, never the token. */
export interface SessionStore {
  find(sid: string): Promise<Session | undefined>
  /** Of these, the ones that have not ended. */
  holding(sids: readonly string[]): Promise<ReadonlySet<string>>
  /** `device` is a description for the owner of the account. */
  begin(sid: string, session: { readonly userId: string; readonly device: string }): Promise<void>
  /** Records that the person has just reauthenticated. */
  prove(sid: string): Promise<void>
  end(sid: string): Promise<void>
  /** Ends every session of the same account. */
  endAll(sid: string): Promise<void>
}

export interface Sessions {
  read(request: FastifyRequest): Promise<Session | undefined>
  /** Of these session ids, the ones that have not ended. */
  holding(sids: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Signs somebody in, and ends the browser's previous session. `holds` is called once the session is stored: if the
   * credential has been revoked meanwhile, the session ends and the result is false.
   */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { readonly userId: string; readonly holds: () => Promise<boolean> },
  ): Promise<boolean>
  /** Records that the person of this session has just reauthenticated. */
  prove(request: FastifyRequest): Promise<void>
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Signs the account out on every device. */
  endAll(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The id of the session in the browser's cookie; it may have ended. */
  sidOf(request: FastifyRequest): string | undefined
  /** Removes the browser's cookie, without ending a session. */
  forget(request: FastifyRequest, reply: FastifyReply): void
}

const lifetimeSeconds = 30 * 24 * 60 * 60

/** The session cookie. */
export function sessionCookie(site: Site) {
  return siteCookie(site, 'sid')
}

/** Sessions as random tokens in a cookie. */
export function createSessions(store: SessionStore, site: Site): Sessions {
  const { name, attributes } = sessionCookie(site)

  function sidOf(request: FastifyRequest): string | undefined {
    const cookie = request.cookies[name]
    if (cookie === undefined || cookie.length > 200) return undefined
    const { valid, value } = request.unsignCookie(cookie)
    return valid && value !== null ? hashSecret(value) : undefined
  }

  return {
    sidOf,
    holding: (sids) => store.holding(sids),
    async read(request) {
      const sid = sidOf(request)
      return sid === undefined ? undefined : store.find(sid)
    },
    async begin(request, reply, { userId, holds }) {
      const previous = sidOf(request)
      if (previous !== undefined) await store.end(previous)
      const token = createSecret()
      const device = describeDevice(request.headers['user-agent'])
      const sid = hashSecret(token)
      await store.begin(sid, { userId, device })
      if (!(await holds())) {
        await store.end(sid)
        return false
      }
      reply.setCookie(name, token, { ...attributes, signed: true, maxAge: lifetimeSeconds })
      return true
    },
    async prove(request) {
      const sid = sidOf(request)
      if (sid !== undefined) await store.prove(sid)
    },
    async end(request, reply) {
      const sid = sidOf(request)
      if (sid !== undefined) await store.end(sid)
      reply.clearCookie(name, attributes)
    },
    async endAll(request, reply) {
      const sid = sidOf(request)
      if (sid !== undefined) await store.endAll(sid)
      reply.clearCookie(name, attributes)
    },
    forget(request, reply) {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes)
    },
  }
}
