import type { RegistrationPolicy } from '@deckloom/contract'
import { z } from 'zod'

/** Environment variables for registration and the company's sign-in. */
export const identityVariables = z.object({
  REGISTRATION: z.enum(['open', 'invitation', 'domains', 'oidc']).default('open'),
  REGISTRATION_DOMAINS: z.string().default(''),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).max(2_000).optional(),
  OIDC_BUTTON_TEXT: z.string().trim().min(1).max(60).default('Sign in with your company'),
  OIDC_ALLOWED_DOMAINS: z.string().default(''),
  OIDC_ADMIN_CLAIM: z
    .string()
    .regex(/^[^=\s]+=.+$/, { error: 'must look like groups=deckloom-admins' })
    .optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
  OIDC_TRUST_EMAIL: z.enum(['true', 'false']).default('false'),
})

export interface CompanySignInConfig {
  readonly issuer: URL
  readonly clientId: string
  /** Undefined for a public client, which is protected by PKCE alone. */
  readonly clientSecret: string | undefined
  readonly buttonText: string
  /** Lower case; empty allows any address. */
  readonly domains: readonly string[]
  /** The claim that makes an administrator, and its required value or element. */
  readonly adminClaim: { readonly name: string; readonly value: string } | undefined
  readonly scopes: string
  /** Whether addresses of these domains are trusted without an email_verified claim. */
  readonly trustsEmail: boolean
}

export interface IdentityConfig {
  readonly registration: {
    readonly policy: RegistrationPolicy
    /** Lower case; for the policy `domains`. */
    readonly domains: readonly string[]
  }
  readonly company: CompanySignInConfig | undefined
}

/** The configuration, or a sentence about what is missing. */
export function identityOf(values: z.infer<typeof identityVariables>): IdentityConfig | string {
  const policy = values.REGISTRATION
  const domains = domainsOf(values.REGISTRATION_DOMAINS)
  if (typeof domains === 'string') return `REGISTRATION_DOMAINS: ${domains}`
  if (policy === 'domains' && domains.length === 0) {
    return 'REGISTRATION_DOMAINS: REGISTRATION=domains needs it, such as example.com,example.org'
  }
  if (policy !== 'domains' && domains.length > 0) {
    return 'REGISTRATION_DOMAINS: counts with REGISTRATION=domains only'
  }
  const company = companyOf(values)
  if (typeof company === 'string') return company
  if (policy === 'oidc' && company === undefined) return 'OIDC_ISSUER: REGISTRATION=oidc needs it'
  return { registration: { policy, domains }, company }
}

function companyOf(
  values: z.infer<typeof identityVariables>,
): CompanySignInConfig | undefined | string {
  const provider = providerOf(values)
  if (typeof provider !== 'object') return provider
  const domains = domainsOf(values.OIDC_ALLOWED_DOMAINS)
  if (typeof domains === 'string') return `OIDC_ALLOWED_DOMAINS: ${domains}`
  const trustsEmail = values.OIDC_TRUST_EMAIL === 'true'
  if (trustsEmail && domains.length === 0) {
    return 'OIDC_ALLOWED_DOMAINS: OIDC_TRUST_EMAIL=true needs it, so that nobody brings an address of others'
  }
  const scopes = values.OIDC_SCOPES.split(/\s+/).filter((scope) => scope !== '')
  if (!scopes.includes('openid')) return 'OIDC_SCOPES: must name openid'
  return {
    ...provider,
    clientSecret: values.OIDC_CLIENT_SECRET,
    buttonText: values.OIDC_BUTTON_TEXT,
    domains,
    adminClaim: claimOf(values.OIDC_ADMIN_CLAIM),
    scopes: scopes.join(' '),
    trustsEmail,
  }
}

/** The provider and this installation's client there. */
function providerOf(
  values: z.infer<typeof identityVariables>,
): Pick<CompanySignInConfig, 'issuer' | 'clientId'> | undefined | string {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId } = values
  if (address === undefined) {
    return clientId === undefined ? undefined : 'OIDC_ISSUER: OIDC_CLIENT_ID needs it'
  }
  if (clientId === undefined) return 'OIDC_CLIENT_ID: OIDC_ISSUER needs it'
  const issuer = new URL(address)
  if (issuer.protocol !== 'https:' && !isThisMachine(issuer.hostname)) {
    return 'OIDC_ISSUER: must begin with https://, except on this machine'
  }
  return { issuer, clientId }
}

function claimOf(claim: string | undefined): CompanySignInConfig['adminClaim'] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(claim ?? '') ?? []
  return name === undefined || value === undefined ? undefined : { name, value }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

/** A list of domains, or a sentence about the first invalid one. */
function domainsOf(text: string): readonly string[] | string {
  const domains = text
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
  const wrong = domains.find((domain) => !/^(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/.test(domain))
  return wrong === undefined ? domains : `"${wrong}" is no domain; write example.com`
}
