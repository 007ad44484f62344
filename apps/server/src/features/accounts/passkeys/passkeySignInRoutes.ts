import { passkeySignInBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { admit, type SignInStepPorts } from '../signInSteps/signInSteps.ts'
import { askForPasskey, type PasskeyPorts, takePasskey } from './passkeyCeremony.ts'

const access = { access: 'public', limit: 'signInStep' } as const
const use = { purpose: 'sign-in', account: null } as const

/** Signing in without an address: the passkey says who somebody is. */
export function passkeySignInRoutes(
  server: FastifyInstance,
  ports: PasskeyPorts & SignInStepPorts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post('/api/auth/passkey/options', { config: access }, async (_request, reply) =>
    answer(reply, await askForPasskey(ports, use), (options) => options),
  )

  app.post(
    '/api/auth/passkey',
    { config: access, schema: { body: passkeySignInBody } },
    async (request, reply) => {
      const account = await takePasskey(ports, use, request.body.passkey)
      if (account instanceof Failure) {
        request.audit('sign-in', { outcome: 'refused', target: 'passkey' })
        return refuse(reply, account)
      }
      // Having it and being verified by it are two factors.
      const way = { by: 'passkey', id: request.body.passkey.id } as const
      const step = { account, method: 'password', hasSecond: true, way } as const
      const signedIn = await admit(ports, { request, reply }, step)
      if (signedIn instanceof Failure) return refuse(reply, signedIn)
      request.audit('sign-in', { actor: account.id, target: 'passkey' })
      return reply.send(signedIn)
    },
  )
}
