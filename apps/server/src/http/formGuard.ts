import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that programs like to fill in: one that looks like a program's is answered, and nothing happens. */
    form?: boolean
  }
  interface FastifyRequest {
    /** Whether the request looks like one that a program filled in. */
    looksAutomated: boolean
  }
}

/** Faster than anybody types a name and an address. */
const leastAgeMs = 1_500
const cookieName = 'form'
/** Header for what stands in the field that people do not see. */
export const trapHeader = 'x-form-note'

export interface FormGuardOptions {
  readonly now: () => number
  /** Browser tests type faster than people; they divide the age. */
  readonly scale: number
  readonly secure: boolean
}

/**
 * Tells forms that programs fill in: the ones with words in the field that is out of sight, and the ones that were sent
 * sooner after their page than a person could. A caller without a page, such as a test or a script, has no age; what
 * bounds it are the rate limits.
 */
export function registerFormGuard(app: FastifyInstance, options: FormGuardOptions): void {
  const leastAge = leastAgeMs / options.scale
  app.decorateRequest('looksAutomated', false)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.form !== true) return
    const age = ageOf(request, options.now())
    request.looksAutomated =
      (request.headers[trapHeader] ?? '') !== '' || (age !== undefined && age < leastAge)
  })
}

/** Notes with the page when it was handed out. */
export function markPage(
  reply: FastifyReply,
  { now, secure }: Pick<FormGuardOptions, 'now' | 'secure'>,
): void {
  reply.setCookie(cookieName, String(now()), {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    signed: true,
    secure,
  })
}

function ageOf(request: FastifyRequest, now: number): number | undefined {
  const cookie = request.cookies[cookieName]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null ? now - Number(value) : undefined
}
