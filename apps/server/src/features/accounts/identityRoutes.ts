import type { FastifyInstance } from 'fastify'
import type { Site } from '../../platform/addresses/site.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import type { SecretCipher } from '../../platform/secrets/secretCipher.ts'
import { createCompanyProvider, type CompanySettings } from './company/createCompanyProvider.ts'
import { companyRoutes } from './company/companyRoutes.ts'
import { passkeySignInRoutes } from './signIn/passkeySignInRoutes.ts'
import { optionsRoutes } from './registration/optionsRoutes.ts'
import type { RegistrationRules } from './registration/registrationPolicy.ts'
import { securityRoutes } from './security/securityRoutes.ts'
import type { VerifyPorts } from './emailAddresses/verifyAddress.ts'
import { signInStepRoutes, type StepRoutePorts } from './signIn/signInStepRoutes.ts'

export type IdentityPorts = StepRoutePorts &
  VerifyPorts & {
    readonly cipher: SecretCipher
    readonly entitlements: Entitlements
    readonly registration: RegistrationRules
    /** Undefined where no company sign-in is configured. */
    readonly company: CompanySettings | undefined
    readonly site: Site
  }

/** Every way to authenticate besides the password. */
export function identityRoutes(server: FastifyInstance, ports: IdentityPorts): void {
  optionsRoutes(server, ports)
  signInStepRoutes(server, ports)
  passkeySignInRoutes(server, ports)
  securityRoutes(server, ports)
  const settings = ports.company
  companyRoutes(
    server,
    settings && { ...ports, settings, provider: createCompanyProvider(settings, ports.now) },
  )
}
