import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import { claimAdministration } from '../firstAdministrator/administratorClaim.ts'
import { confirmAddress, type ConfirmAddressPorts } from './confirmAddress.ts'
import {
  cancelEmailChange,
  readVerification,
  sendVerification,
  type SendVerificationPorts,
} from './sendVerification.ts'
import { serve } from '../../../http/serve.ts'

const { accounts } = endpoints

export type VerificationPorts = ConfirmAddressPorts &
  SendVerificationPorts & { readonly sessions: Sessions }

/** Links that verify email addresses, and the one that makes the first administrator. */
export function verificationRoutes(app: FastifyInstance, ports: VerificationPorts): void {
  serve(app, accounts.readVerification, (request) => readVerification(ports, signedIn(request)))

  serve(app, accounts.sendVerification, (request) => sendVerification(ports, signedIn(request)))

  // Canceling changes nothing about the account, so it requires no reauthentication.
  serve(app, accounts.cancelEmailChange, (request) => cancelEmailChange(ports, signedIn(request)))

  // The link that a server without an administrator prints at startup.
  serve(app, accounts.claimAdministration, (request) =>
    claimAdministration(ports, { account: signedIn(request), secret: request.body.token }),
  )

  serve(app, accounts.verifyEmail, async (request) => {
    const sid = ports.sessions.sidOf(request)
    const { account } = request
    const session = account && sid !== undefined ? { userId: account.id, sid } : undefined
    const done = await confirmAddress(ports, { secret: request.body.token, session })
    if (done instanceof Failure) return done
    request.actor = done.userId
    return { email: done.email }
  })
}
