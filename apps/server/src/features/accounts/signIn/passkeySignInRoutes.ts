import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../http/errors/failure.ts'
import { admit, type SignInStepPorts } from './signInSteps.ts'
import { askForPasskey, type PasskeyPorts, takePasskey } from '../passkeys/passkeyCeremony.ts'
import { serve } from '../../../http/serve.ts'

const { signIn } = endpoints

const use = { purpose: 'sign-in', account: null } as const

/** Signs in without an email address: the passkey identifies the account. */
export function passkeySignInRoutes(
  app: FastifyInstance,
  ports: PasskeyPorts & SignInStepPorts,
): void {
  serve(app, signIn.beginPasskeySignIn, () => askForPasskey(ports, use))

  serve(app, signIn.signInByPasskey, async (request, reply) => {
    const account = await takePasskey(ports, use, request.body.passkey)
    if (account instanceof Failure) {
      request.audit('sign-in', { outcome: 'refused', target: 'passkey' })
      return account
    }
    // Possession of the passkey and its user verification are two factors.
    const way = { by: 'passkey', id: request.body.passkey.id } as const
    const step = { account, method: 'password', hasSecond: true, way } as const
    const result = await admit(ports, { request, reply }, step)
    if (result instanceof Failure) return result
    // A required new password is still to come.
    if (!('next' in result)) request.audit('sign-in', { actor: account.id, target: 'passkey' })
    return result
  })
}
