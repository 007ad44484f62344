import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

const daysValid = 180

/** Serves security.txt (RFC 9116), with the support address as the contact for vulnerabilities. */
export function registerSecurityText(
  app: FastifyInstance,
  { supportEmail, now }: { readonly supportEmail: string | undefined; readonly now: () => Date },
): void {
  app.get(
    '/.well-known/security.txt',
    { config: { access: 'public', limit: 'requests', database: 'unneeded' } },
    async (_request, reply) => {
      if (supportEmail === undefined) return refuse(reply, new Failure('not_found'))
      const expires = new Date(now())
      expires.setUTCDate(expires.getUTCDate() + daysValid)
      const lines = [
        `Contact: mailto:${supportEmail}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
      ]
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  )
}
