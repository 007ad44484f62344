import type { CompanySignInProblem } from '@deckloom/contract'
import type { Configuration, CustomFetch } from 'openid-client'
import { fetchBytes } from '../../../platform/outbound/fetchBytes.ts'

/** What the company's sign-in is configured with. */
export interface CompanySettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly buttonText: string
  readonly domains: readonly string[]
  readonly adminClaim: { readonly name: string; readonly value: string } | undefined
  readonly scopes: string
  readonly trustsEmail: boolean
}

/** The provider, asked for what it is when somebody first wants to sign in: one that is away stops no start. */
export type CompanyProvider = () => Promise<Configuration>

const limits = { seconds: 10, bytes: 1024 ** 2, keptMs: 60 * 60_000, clockSeconds: 60 } as const

export function companyProvider(
  { issuer, clientId, clientSecret }: CompanySettings,
  now: () => Date,
): CompanyProvider {
  let known: { readonly at: number; readonly configuration: Configuration } | undefined
  return async () => {
    if (known && now().getTime() - known.at < limits.keptMs) return known.configuration
    const client = await import('openid-client')
    const configuration = await client.discovery(
      issuer,
      clientId,
      {
        ...(clientSecret !== undefined && { client_secret: clientSecret }),
        // Both count in the client's metadata alone.
        [client.clockSkew]: Math.round((now().getTime() - Date.now()) / 1_000),
        [client.clockTolerance]: limits.clockSeconds,
      },
      clientSecret === undefined ? client.None() : undefined,
      {
        [client.customFetch]: guardedFetch(issuer.origin),
        timeout: limits.seconds,
        // The configuration lets an issuer without TLS be on this machine only.
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    )
    known = { at: now().getTime(), configuration }
    return configuration
  }
}

/**
 * The way out: the configured issuer's origin, wherever it is, and what it names elsewhere only on the public
 * internet by https.
 */
function guardedFetch(issuer: string): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await fetchBytes({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body !== null && body !== undefined && { body: textOf(body) }),
      trusted: new Set([issuer]),
      maxBytes: limits.bytes,
      timeLimitMs: limits.seconds * 1_000,
      ...(signal && { signal }),
    })
    if (typeof answer === 'string') throw new ProviderAway(answer)
    const text = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    const isBare = answer.status === 204 || answer.status === 304
    return new Response(isBare ? null : Uint8Array.from(answer.bytes), {
      status: answer.status,
      headers: text,
    })
  }
}

/** The provider did not answer. */
export class ProviderAway extends Error {}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('The provider is sent forms only')
}

/** What is said about a fault of the library, by its code; whatever is not named here is an answer that is not believed. */
const problems: Readonly<Record<string, CompanySignInProblem>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_TIMEOUT: 'away',
  OAUTH_ABORT: 'away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'away',
  OAUTH_RESPONSE_IS_NOT_JSON: 'away',
  OAUTH_PARSE_ERROR: 'away',
}

/** What went wrong, as a person is told it. */
export function problemOf(fault: unknown): CompanySignInProblem {
  const cause = fault instanceof Error ? fault.cause : undefined
  if (fault instanceof ProviderAway || cause instanceof ProviderAway) return 'away'
  // What the provider itself says: somebody refused there, or the code was used or is too old.
  const said = wordIn(fault, 'error')
  if (said === 'access_denied') return 'denied'
  if (said === 'invalid_grant') return 'expired'
  return problems[wordIn(fault, 'code') || wordIn(cause, 'code')] ?? 'rejected'
}

function wordIn(from: unknown, name: 'code' | 'error'): string {
  if (typeof from !== 'object' || from === null) return ''
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'string' ? value : ''
}
