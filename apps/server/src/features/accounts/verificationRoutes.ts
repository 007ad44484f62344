import { verifyEmailBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import type { Sessions } from '../../http/sessions.ts'
import { endPendingEmail } from './emailVerificationsRepository.ts'
import { confirmAddress, type ConfirmAddressPorts } from './confirmAddress.ts'
import {
  readVerification,
  sendVerification,
  type SendVerificationPorts,
} from './sendVerification.ts'

export type VerificationPorts = ConfirmAddressPorts &
  SendVerificationPorts & { readonly sessions: Sessions }

/** Links that show whose mailbox an address is. */
export function verificationRoutes(server: FastifyInstance, ports: VerificationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const path = '/api/user/verification'

  app.get(path, { config: { access: 'user' } }, (request) =>
    readVerification(ports, signedIn(request)),
  )

  app.post(path, { config: { access: 'user', limit: 'verification' } }, (request) =>
    sendVerification(ports, signedIn(request)),
  )

  // The account stays as it is, so that nobody has to show who they are to stop a change.
  app.delete('/api/user/email-change', { config: { access: 'user' } }, async (request, reply) => {
    const account = signedIn(request)
    await endPendingEmail(ports.queries, account.id)
    request.audit('profile-change')
    return reply.send(await readVerification(ports, account))
  })

  app.post(
    '/api/auth/verify-email',
    {
      config: { access: 'optional', limit: 'resetToken' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: verifyEmailBody },
    },
    async (request, reply) => {
      const sid = ports.sessions.sidOf(request)
      const { account } = request
      const session = account && sid !== undefined ? { userId: account.id, sid } : undefined
      const done = await confirmAddress(ports, { secret: request.body.token, session })
      if (done instanceof Failure) return refuse(reply, done)
      request.audit('email-verify', { actor: done.userId })
      return reply.send({ email: done.email })
    },
  )
}
