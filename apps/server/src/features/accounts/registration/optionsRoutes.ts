import { invitationBody, type SignInOptions } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import type { CompanySettings } from '../company/createCompanyProvider.ts'
import { supportOf } from '../passkeys/passkeySite.ts'
import { invitedAddress } from './invitedAddress.ts'
import type { RegistrationRules } from './registrationPolicy.ts'

export interface OptionPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly home: () => string
  readonly registration: RegistrationRules
  readonly company: CompanySettings | undefined
}

/** What the sign-in and the registration screen ask before anybody has said who they are. */
export function optionsRoutes(server: FastifyInstance, ports: OptionPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/auth/options', { config: { access: 'public' } }, (): SignInOptions => ({
    registration: ports.registration,
    companyButton: ports.company?.buttonText ?? null,
    passkeys: supportOf(ports.home()),
  }))

  app.post(
    '/api/auth/invitation',
    {
      config: { access: 'public', limit: 'resetToken' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: invitationBody },
    },
    async (request, reply) => {
      const invited = await invitedAddress(ports, request.body.token)
      if (!invited) {
        return refuse(reply, new Failure('invalid_token', 'This invitation has expired.'))
      }
      return reply.send({ email: invited.email })
    },
  )
}
