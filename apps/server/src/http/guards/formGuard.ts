import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import type { Site } from '../../platform/addresses/site.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that programs like to fill in: one that looks like a program's is refused. */
    form?: boolean
  }
}

/** Faster than anybody types a name and an address. */
const leastAgeMs = 1_500
const cookieName = 'form'
/** Header for what stands in the field that people do not see. */
export const trapHeader = 'x-form-note'

export interface FormGuardOptions extends Site {
  readonly now: () => number
  /** Browser tests type faster than people; they divide the age. */
  readonly scale: number
}

/**
 * Refuses forms that programs fill in: the ones with words in the field that is out of sight, and the ones that were sent
 * sooner after their page than a person could. It says so and never pretends, because password managers are programs
 * too: the page sends the form again when the time is over. A caller without a page, such as a test or a script, has no
 * age; what bounds it are the rate limits.
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

/** Notes with the page when it was handed out. */
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
