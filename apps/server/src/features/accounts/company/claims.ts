import type { CompanySettings } from './companyProvider.ts'

/** What the company says about somebody who signed in. */
export interface CompanyPerson {
  readonly issuer: string
  readonly subject: string
  /** Lower-cased; undefined where none was said. */
  readonly email: string | undefined
  /** Whether the company answers for the address. */
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  /** Undefined where no claim decides it. */
  readonly isAdmin: boolean | undefined
  /** Whether the company says that it has asked for more than a password. */
  readonly hasSecond: boolean
}

type Claims = Readonly<Record<string, unknown>>

/** Reads what the ID token says, and what the provider says about the person beside it. */
export function personOf(claims: Claims, settings: CompanySettings): CompanyPerson {
  const email = textIn(claims, 'email')?.toLowerCase()
  const [first, last] = namesIn(claims)
  const { adminClaim } = settings
  return {
    // As the configuration has it: with the slash at its end.
    issuer: new URL(textIn(claims, 'iss') ?? settings.issuer).href,
    subject: textIn(claims, 'sub') ?? '',
    email,
    emailVerified: answersFor(claims, email, settings),
    firstName: first,
    lastName: last,
    isAdmin: adminClaim && holds(claims[adminClaim.name], adminClaim.value),
    // RFC 8176.
    hasSecond: holds(claims['amr'], 'mfa'),
  }
}

/** Whether somebody of these domains may come in; everybody where none are named. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** The claim itself, not a text that says "true"; where it is missing, the word of whoever runs this installation. */
function answersFor(
  claims: Claims,
  email: string | undefined,
  { trustsEmail, domains }: CompanySettings,
): boolean {
  const said = claims['email_verified']
  if (said !== undefined) return said === true
  return trustsEmail && email !== undefined && isOfDomain(email, domains)
}

const nameLength = 80

function namesIn(claims: Claims): readonly [string | null, string | null] {
  const given = textIn(claims, 'given_name')
  const family = textIn(claims, 'family_name')
  const [first = '', ...rest] = (textIn(claims, 'name') ?? '').split(/\s+/)
  return [nameOf(given ?? first), nameOf(family ?? rest.join(' '))]
}

/** A name as the product keeps it: without control characters, and no longer than others. */
function nameOf(text: string): string | null {
  const name = text.replace(/\p{C}/gu, '').trim().slice(0, nameLength)
  return name === '' ? null : name
}

function textIn(claims: Claims, name: string): string | undefined {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether a claim is a value, or a list with it. */
function holds(claim: unknown, value: string): boolean {
  return Array.isArray(claim) ? claim.includes(value) : claim === value
}
