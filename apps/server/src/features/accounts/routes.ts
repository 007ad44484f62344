import { loginBody, registerBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { addressGroup } from '../../http/addressGroup.ts'
import { answer } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits } from '../../http/limits.ts'
import type { KnownDevices } from './knownDevices.ts'
import type { PasswordResetPorts } from './passwordReset.ts'
import { passwordResetRoutes } from './passwordResetRoutes.ts'
import { presentAccount, presentSignedIn } from './presentAccount.ts'
import { profileRoutes, type ProfileRoutePorts } from './profileRoutes.ts'
import { proofRoutes, type ProofPorts } from './proofRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { registerAccount, type RegisterPorts } from './registerAccount.ts'
import { signIn, type SignInPorts } from './signIn.ts'
import { verificationRoutes, type VerificationPorts } from './verificationRoutes.ts'

export type AccountPorts = RegisterPorts &
  SignInPorts &
  PasswordResetPorts &
  ProfileRoutePorts &
  VerificationPorts &
  ProofPorts & { readonly devices: KnownDevices }

export function accountRoutes(server: FastifyInstance, ports: AccountPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { sessions, devices } = ports
  passwordResetRoutes(server, ports)
  sessionRoutes(server, ports)
  profileRoutes(server, ports)
  verificationRoutes(server, ports)
  proofRoutes(server, ports)

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', limit: 'register', form: true },
      bodyLimit: bodyLimits.credentials,
      schema: { body: registerBody },
    },
    async (request, reply) => {
      const account = await registerAccount(ports, request.body)
      if (!(account instanceof Failure)) {
        await sessions.begin(request, reply.code(201), account.id)
        request.audit('register', { actor: account.id })
      }
      return answer(reply, account, presentSignedIn)
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: loginBody },
    },
    async (request, reply) => {
      const { email } = request.body
      const from = { caller: addressGroup(request.ip), device: devices.find(request, email) }
      const account = await signIn(ports, request.body, from)
      const target = ports.tagAddress(email)
      if (!(account instanceof Failure)) {
        await sessions.begin(request, reply, account.id)
        // A device is known to an address, and an address is somebody's once it is verified.
        if (account.emailVerifiedAt) devices.remember(request, reply, email)
        request.audit('sign-in', { actor: account.id, target })
      } else if (account.code === 'bad_credentials') {
        request.audit('sign-in', { outcome: 'refused', target })
      }
      return answer(reply, account, presentSignedIn)
    },
  )

  app.get('/api/auth/user', { config: { access: 'user' } }, (request) =>
    presentAccount(signedIn(request)),
  )
}
