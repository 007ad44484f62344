import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { addressGroup } from '../../http/limiter/addressGroup.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { KnownDevices } from './signIn/createKnownDevices.ts'
import type { PasswordResetPorts } from './passwords/passwordReset.ts'
import { passwordResetRoutes } from './passwords/passwordResetRoutes.ts'
import { identityRoutes, type IdentityPorts } from './identityRoutes.ts'
import { presentAccount } from './profile/presentAccount.ts'
import { profileRoutes, type ProfileRoutePorts } from './profile/profileRoutes.ts'
import { proofRoutes, type ProofPorts } from './security/proofRoutes.ts'
import { sessionRoutes } from './sessions/sessionRoutes.ts'
import { registerByRules, type RulePorts } from './registration/registerByRules.ts'
import { signIn, type SignInPorts } from './signIn/signIn.ts'
import { admit } from './signIn/signInSteps.ts'
import { verificationRoutes, type VerificationPorts } from './emailAddresses/verificationRoutes.ts'
import { serve } from '../../http/serve.ts'

const { accounts } = endpoints

export type AccountPorts = RulePorts &
  SignInPorts &
  PasswordResetPorts &
  ProfileRoutePorts &
  VerificationPorts &
  ProofPorts &
  IdentityPorts & { readonly devices: KnownDevices }

export function accountRoutes(app: FastifyInstance, ports: AccountPorts): void {
  identityRoutes(app, ports)
  passwordResetRoutes(app, ports)
  sessionRoutes(app, ports)
  profileRoutes(app, ports)
  verificationRoutes(app, ports)
  proofRoutes(app, ports)
  passwordRoute(app, ports)

  serve(app, accounts.register, async (request, reply) => {
    const made = await registerByRules(ports, request.body)
    if (made instanceof Failure) return made
    const { account, waits } = made
    request.audit('register', { actor: account.id })
    if (waits) {
      const { delivery } = ports
      return { next: 'verify-email', email: account.email, delivery } as const
    }
    const way = { by: 'registration' } as const
    const step = { account, method: 'password', hasSecond: false, way } as const
    return admit(ports, { request, reply }, step)
  })

  serve(app, accounts.readCurrentUser, (request) => presentAccount(signedIn(request)))
}

/** Signs in with a password, which may be the first of several steps. */
function passwordRoute(app: FastifyInstance, ports: AccountPorts): void {
  serve(app, accounts.login, async (request, reply) => {
    const { email } = request.body
    const from = { caller: addressGroup(request.ip), device: ports.devices.find(request, email) }
    const found = await signIn(ports, request.body, from)
    const target = ports.tagAddress(email)
    if (found instanceof Failure) {
      if (found.code === 'bad_credentials') {
        request.audit('sign-in', { outcome: 'refused', target })
      }
      return found
    }
    const { account } = found
    const step = { ...found, method: 'password', hasSecond: false } as const
    const result = await admit(ports, { request, reply }, step)
    if (result instanceof Failure) return result
    // The password alone was not enough: further steps follow.
    if ('next' in result) return result
    // Devices are remembered per address, and an address belongs to an account once it is verified.
    if (account.emailVerifiedAt) ports.devices.remember(request, reply, email)
    request.audit('sign-in', { actor: account.id, target })
    return result
  })
}
