import type { RegistrationPolicy } from '@deckloom/contract'
import { Failure } from '../../../http/errors/failure.ts'

export interface RegistrationRules {
  readonly policy: RegistrationPolicy
  /** Lower case; for the policy `domains`. */
  readonly domains: readonly string[]
}

/**
 * Why this address may not register; undefined if it may. `invited`: with the secret of an
 * invitation.
 */
export function checkRegistration(
  { policy, domains }: RegistrationRules,
  { email, invited }: { readonly email: string; readonly invited: boolean },
): Failure | undefined {
  if (policy === 'oidc') {
    return new Failure('registration_closed', 'To get an account here, sign in with your company.')
  }
  if (policy === 'open' || invited) return undefined
  if (policy === 'invitation') return new Failure('registration_closed')
  if (domains.includes(domainOf(email))) return undefined
  const words = `New accounts are for addresses at ${listOf(domains)}.`
  return new Failure('registration_closed', words)
}

/**
 * Whether an account can only be used once its address is verified: where the address grants
 * access, entering it is not enough. Accounts with other addresses predate the policy.
 */
export function requiresVerification(
  { policy, domains }: RegistrationRules,
  { email, emailVerifiedAt }: { readonly email: string; readonly emailVerifiedAt: Date | null },
): boolean {
  return policy === 'domains' && emailVerifiedAt === null && domains.includes(domainOf(email))
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

function listOf(domains: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)
}
