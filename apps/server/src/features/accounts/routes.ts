import { loginBody, registerBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { addressGroup } from '../../http/addressGroup.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import { claimRoutes } from './claimRoutes.ts'
import type { KnownDevices } from './createKnownDevices.ts'
import type { PasswordResetPorts } from './passwordReset.ts'
import { passwordResetRoutes } from './passwordResetRoutes.ts'
import { identityRoutes, type IdentityPorts } from './identityRoutes.ts'
import { presentAccount } from './presentAccount.ts'
import { profileRoutes, type ProfileRoutePorts } from './profileRoutes.ts'
import { proofRoutes, type ProofPorts } from './proofRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { registerByRules, type RulePorts } from './registration/registerByRules.ts'
import { signIn, type SignInPorts } from './signIn.ts'
import { admit } from './signInSteps/signInSteps.ts'
import { verificationRoutes, type VerificationPorts } from './verificationRoutes.ts'

export type AccountPorts = RulePorts &
  SignInPorts &
  PasswordResetPorts &
  ProfileRoutePorts &
  VerificationPorts &
  ProofPorts &
  IdentityPorts & { readonly devices: KnownDevices }

export function accountRoutes(server: FastifyInstance, ports: AccountPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  identityRoutes(server, ports)
  passwordResetRoutes(server, ports)
  sessionRoutes(server, ports)
  profileRoutes(server, ports)
  verificationRoutes(server, ports)
  proofRoutes(server, ports)
  claimRoutes(server, ports)
  passwordRoute(server, ports)

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', limit: 'register', form: true },
      bodyLimit: bodyLimits.credentials,
      schema: { body: registerBody },
    },
    async (request, reply) => {
      const made = await registerByRules(ports, request.body)
      if (made instanceof Failure) return refuse(reply, made)
      const { account, waits } = made
      request.audit('register', { actor: account.id })
      if (waits) {
        const { delivery } = ports
        return reply.code(201).send({ next: 'verify-email', email: account.email, delivery })
      }
      const way = { by: 'registration' } as const
      const step = { account, method: 'password', hasSecond: false, way } as const
      const result = await admit(ports, { request, reply }, step)
      return answer(reply.code(201), result, (value) => value)
    },
  )

  app.get('/api/auth/user', { config: { access: 'user' } }, (request) =>
    presentAccount(signedIn(request)),
  )
}

/** Signing in with a password, which may be the first step of several. */
function passwordRoute(server: FastifyInstance, ports: AccountPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: loginBody },
    },
    async (request, reply) => {
      const { email } = request.body
      const from = { caller: addressGroup(request.ip), device: ports.devices.find(request, email) }
      const found = await signIn(ports, request.body, from)
      const target = ports.tagAddress(email)
      if (found instanceof Failure) {
        if (found.code === 'bad_credentials') {
          request.audit('sign-in', { outcome: 'refused', target })
        }
        return refuse(reply, found)
      }
      const { account } = found
      const step = { ...found, method: 'password', hasSecond: false } as const
      const result = await admit(ports, { request, reply }, step)
      if (result instanceof Failure) return refuse(reply, result)
      // Who knows the password alone is not in yet.
      if ('next' in result) return reply.send(result)
      // A device is known to an address, and an address is somebody's once it is verified.
      if (account.emailVerifiedAt) ports.devices.remember(request, reply, email)
      request.audit('sign-in', { actor: account.id, target })
      return reply.send(result)
    },
  )
}
