import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import type { Site } from '../../platform/addresses/site.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that attracts bots: submissions that look automated are refused. */
    form?: boolean
  }
}

/** Faster than a person can type a name and an address. */
const leastAgeMs = 1_500
const cookieName = 'form'
/** The header with the value of the honeypot field. */
export const trapHeader = 'x-form-note'

export interface FormGuardOptions extends Site {
  readonly now: () => number
  /** Browser tests type faster than people; they divide the minimum age. */
  readonly scale: number
}

/**
 * Refuses forms filled in by bots: with text in the honeypot field, or submitted sooner after the page was loaded than a
 * person could. The response says so instead of pretending success, because password managers are fast, too: the page
 * submits the form again after the delay. A client without a page, such as a script, has no age; rate limits bound it.
 */
export function registerFormGuard(app: FastifyInstance, options: FormGuardOptions): void {
  const leastAge = leastAgeMs / options.scale
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.form !== true) return undefined
    if ((request.headers[trapHeader] ?? '') !== '') return refuse(reply, trapped)
    const age = ageOf(request, options.now())
    if (age === undefined || age >= leastAge) return undefined
    const retryAfter = Math.ceil((leastAge - age) / 1_000)
    return refuse(reply, new Failure('form_too_fast', undefined, { retryAfter }))
  })
}

const trapped = new Failure(
  'form_too_fast',
  'A hidden field was filled in, perhaps by a browser extension. Please try again.',
)

/** Stores in a signed cookie when the page was served. */
export function markPage(
  reply: FastifyReply,
  { now, secure, base }: Pick<FormGuardOptions, 'now' | keyof Site>,
): void {
  reply.setCookie(cookieName, String(now()), {
    path: `${base}/api`,
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
