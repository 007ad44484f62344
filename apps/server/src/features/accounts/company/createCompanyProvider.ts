import type { CompanySignInProblem } from '@deckloom/contract'
import type { Configuration, CustomFetch } from 'openid-client'
import { fetchBytes } from '../../../platform/outbound/fetchBytes.ts'

/** Configuration of the company's sign-in. */
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

/** The provider, discovered at the first sign-in: one that is away does not prevent a start. */
export type CompanyProvider = () => Promise<Configuration>

const limits = { seconds: 10, bytes: 1024 ** 2, keptMs: 60 * 60_000, clockSeconds: 60 } as const

export function createCompanyProvider(
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
        // These settings only work in the client's metadata.
        [client.clockSkew]: Math.round((now().getTime() - Date.now()) / 1_000),
        [client.clockTolerance]: limits.clockSeconds,
      },
      clientSecret === undefined ? client.None() : undefined,
      {
        [client.customFetch]: createGuardedFetch(issuer.origin),
        timeout: limits.seconds,
        // The configuration allows an issuer without TLS only on this machine.
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    )
    known = { at: now().getTime(), configuration }
    return configuration
  }
}

/**
 * The configured issuer's origin may be anywhere; other URLs that it names must be HTTPS on the
 * public internet.
 */
function createGuardedFetch(issuer: string): CustomFetch {
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
    if (typeof answer === 'string') throw new ProviderUnreachable(answer)
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

/** The provider did not respond. */
export class ProviderUnreachable extends Error {}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('The provider is sent forms only')
}

/** Maps the library's error codes; anything else is an invalid response. */
const problems: Readonly<Record<string, CompanySignInProblem>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_TIMEOUT: 'away',
  OAUTH_ABORT: 'away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'away',
  OAUTH_RESPONSE_IS_NOT_JSON: 'away',
  OAUTH_PARSE_ERROR: 'away',
}

/** Maps an error to the problem that the sign-in screen shows. */
export function problemOf(fault: unknown): CompanySignInProblem {
  const cause = fault instanceof Error ? fault.cause : undefined
  if (fault instanceof ProviderUnreachable || cause instanceof ProviderUnreachable) return 'away'
  // An error of the provider itself: denied there, or the code was used or has expired.
  const errorCode = stringAt(fault, 'error')
  if (errorCode === 'access_denied') return 'denied'
  if (errorCode === 'invalid_grant') return 'expired'
  return problems[stringAt(fault, 'code') || stringAt(cause, 'code')] ?? 'rejected'
}

function stringAt(from: unknown, name: 'code' | 'error'): string {
  if (typeof from !== 'object' || from === null) return ''
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'string' ? value : ''
}
