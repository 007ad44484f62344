import { endpoints, type SignInOptions } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../http/errors/failure.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { supportOf } from '../passkeys/passkeySite.ts'
import { findInvitedAddress } from './findInvitedAddress.ts'
import type { RegistrationRules } from './registrationPolicy.ts'
import { serve } from '../../../http/serve.ts'

const { signIn } = endpoints

export interface OptionPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly home: () => string
  readonly registration: RegistrationRules
  /** Undefined where no company sign-in is configured. */
  readonly company: { readonly buttonText: string } | undefined
}

/** What the sign-in and registration pages need before anybody has signed in. */
export function optionsRoutes(app: FastifyInstance, ports: OptionPorts): void {
  serve(app, signIn.readSignInOptions, (): SignInOptions => ({
    registration: ports.registration,
    companyButton: ports.company?.buttonText ?? null,
    passkeys: supportOf(ports.home()),
  }))

  serve(app, signIn.readInvitation, async (request) => {
    const invited = await findInvitedAddress(ports, request.body.token)
    if (!invited) {
      return new Failure('invalid_token', 'This invitation has expired.')
    }
    return { email: invited.email }
  })
}
