import type { CompanySettings } from './createCompanyProvider.ts'

/** The identity provider's claims about a person. */
export interface CompanyPerson {
  readonly issuer: string
  readonly subject: string
  /** Lower case; undefined if not in the claims. */
  readonly email: string | undefined
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  /** Undefined if no claim decides it. */
  readonly isAdmin: boolean | undefined
  /** Whether the provider used multi-factor authentication. */
  readonly hasSecond: boolean
}

type Claims = Readonly<Record<string, unknown>>

/** Reads the claims of the ID token and of the userinfo endpoint. */
export function personOf(claims: Claims, settings: CompanySettings): CompanyPerson {
  const email = textIn(claims, 'email')?.toLowerCase()
  const [first, last] = namesIn(claims)
  const { adminClaim } = settings
  return {
    // With a trailing slash, as in the configuration.
    issuer: new URL(textIn(claims, 'iss') ?? settings.issuer).href,
    subject: textIn(claims, 'sub') ?? '',
    email,
    emailVerified: answersFor(claims, email, settings),
    firstName: first,
    lastName: last,
    isAdmin: adminClaim && includesValue(claims[adminClaim.name], adminClaim.value),
    // RFC 8176.
    hasSecond: includesValue(claims['amr'], 'mfa'),
  }
}

/** Whether an address is in these domains; true if none are configured. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** The boolean claim, not a text "true"; if it is missing, the configuration decides. */
function answersFor(
  claims: Claims,
  email: string | undefined,
  { trustsEmail, domains }: CompanySettings,
): boolean {
  const claim = claims['email_verified']
  if (claim !== undefined) return claim === true
  return trustsEmail && email !== undefined && isOfDomain(email, domains)
}

const nameLength = 80

function namesIn(claims: Claims): readonly [string | null, string | null] {
  const given = textIn(claims, 'given_name')
  const family = textIn(claims, 'family_name')
  const [first = '', ...rest] = (textIn(claims, 'name') ?? '').split(/\s+/)
  return [nameOf(given ?? first), nameOf(family ?? rest.join(' '))]
}

/** A name without control characters, cut to the maximum length. */
function nameOf(text: string): string | null {
  const name = text.replace(/\p{C}/gu, '').trim().slice(0, nameLength)
  return name === '' ? null : name
}

function textIn(claims: Claims, name: string): string | undefined {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether a claim is a value, or a list that contains it. */
function includesValue(claim: unknown, value: string): boolean {
  return Array.isArray(claim) ? claim.includes(value) : claim === value
}
