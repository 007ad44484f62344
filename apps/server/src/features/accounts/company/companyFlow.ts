import type { CompanySignInProblem } from '@deckloom/contract'
import type { IDToken } from 'openid-client'
import type { Queries } from '../../../db/openDatabase.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'
import { type CompanyPerson, personOf } from './claims.ts'
import { type CompanyProvider, type CompanySettings, problemOf } from './createCompanyProvider.ts'
import { type Flow, insertFlow, takeFlow } from './oidcFlowsRepository.ts'

export type { Flow }

export interface FlowPorts {
  readonly queries: Queries
  readonly settings: CompanySettings
  readonly provider: CompanyProvider
  /** Origin that people open; never taken from a request. */
  readonly home: () => string
  readonly now: () => Date
}

/** The purpose of a redirect to the company's sign-in. */
export type FlowRequest =
  | { readonly purpose: 'sign-in'; readonly userId: null; readonly returnTo: string | undefined }
  | {
      readonly purpose: 'link' | 'step-up'
      readonly userId: string
      readonly returnTo: string | undefined
    }

/** Time limit for signing in at the provider. */
export const flowMinutes = 10
export const callbackPath = '/api/auth/oidc/callback'

/** The URL to redirect to and the secret for the browser's cookie, or why the flow cannot start. */
export async function beginFlow(
  { queries, settings, provider, home, now }: FlowPorts,
  { purpose, userId, returnTo }: FlowRequest,
): Promise<{ readonly url: string; readonly secret: string } | CompanySignInProblem> {
  try {
    const [client, configuration] = [await import('openid-client'), await provider()]
    const secret = createSecret()
    const codeVerifier = client.randomPKCECodeVerifier()
    const [state, nonce] = [client.randomState(), client.randomNonce()]
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${home()}${callbackPath}`,
      scope: settings.scopes,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      // Re-authentication requires a fresh sign-in.
      ...(purpose === 'step-up' && { max_age: '0' }),
    })
    await insertFlow(queries, {
      id: hashSecret(secret),
      purpose,
      userId,
      state,
      nonce,
      codeVerifier,
      returnTo: returnTo ?? null,
      expiresAt: new Date(now().getTime() + flowMinutes * 60_000),
    })
    return { url: url.href, secret }
  } catch (error) {
    return problemOf(error)
  }
}

/** Resolves to who returned, and for what purpose. The flow ends, whatever the result. */
export async function finishFlow(
  ports: FlowPorts,
  { secret, query }: { readonly secret: string | undefined; readonly query: URLSearchParams },
): Promise<
  { readonly flow?: Flow } & ({ person: CompanyPerson } | { problem: CompanySignInProblem })
> {
  const { queries, settings, provider, home, now } = ports
  const flow =
    secret === undefined
      ? undefined
      : await takeFlow(queries, { id: hashSecret(secret), now: now() })
  if (!flow) return { problem: 'expired' }
  try {
    const [client, configuration] = [await import('openid-client'), await provider()]
    // Not from Host: it must equal what the provider was sent.
    const answer = new URL(`${home()}${callbackPath}?${query.toString()}`)
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      ...(flow.purpose === 'step-up' && { maxAge: 0 }),
    })
    const claims = tokens.claims()
    if (!claims) return { flow, problem: 'rejected' }
    const more = isComplete(claims, settings)
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    // The signed token takes precedence.
    return { flow, person: personOf({ ...more, ...claims }, settings) }
  } catch (error) {
    return { flow, problem: problemOf(error) }
  }
}

/**
 * Whether the ID token has all claims: many providers put the rest only on the userinfo endpoint.
 */
function isComplete(claims: IDToken, { adminClaim }: CompanySettings): boolean {
  return claims['email'] !== undefined && (!adminClaim || claims[adminClaim.name] !== undefined)
}
