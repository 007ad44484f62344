import type { CompanySignInProblem } from '@deckloom/contract'
import type { IDToken } from 'openid-client'
import type { Queries } from '../../../db/openDatabase.ts'
import { hashSecret, newSecret } from '../../../platform/secrets/secretToken.ts'
import { type CompanyPerson, personOf } from './claims.ts'
import { type CompanyProvider, type CompanySettings, problemOf } from './companyProvider.ts'
import { type Flow, insertFlow, takeFlow } from './oidcFlowsRepository.ts'

export interface FlowPorts {
  readonly queries: Queries
  readonly settings: CompanySettings
  readonly provider: CompanyProvider
  /** Origin that people open; never taken from a request. */
  readonly home: () => string
  readonly now: () => Date
}

/** Why somebody is sent to the company's sign-in. */
export type FlowWish =
  | { readonly purpose: 'sign-in'; readonly userId: null; readonly returnTo: string | undefined }
  | {
      readonly purpose: 'link' | 'step-up'
      readonly userId: string
      readonly returnTo: string | undefined
    }

/** Ten minutes at the provider are enough to sign in there. */
export const flowMinutes = 10
export const callbackPath = '/api/auth/oidc/callback'

/** Where to send somebody, and the secret that their browser keeps meanwhile; or why nobody can be sent. */
export async function beginFlow(
  { queries, settings, provider, home, now }: FlowPorts,
  { purpose, userId, returnTo }: FlowWish,
): Promise<{ readonly url: string; readonly secret: string } | CompanySignInProblem> {
  try {
    const [client, configuration] = [await import('openid-client'), await provider()]
    const secret = newSecret()
    const codeVerifier = client.randomPKCECodeVerifier()
    const [state, nonce] = [client.randomState(), client.randomNonce()]
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${home()}${callbackPath}`,
      scope: settings.scopes,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      // Whoever is to show that it is them signs in anew.
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

/** Who came back, and what for. The flow is over, whatever comes out. */
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
    // Never from Host: what the provider was told is what counts.
    const answer = new URL(`${home()}${callbackPath}?${query.toString()}`)
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: flow.codeVerifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      ...(flow.purpose === 'step-up' && { maxAge: 0 }),
    })
    const said = tokens.claims()
    if (!said) return { flow, problem: 'rejected' }
    const more = isComplete(said, settings)
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, said.sub)
    // The signed token wins.
    return { flow, person: personOf({ ...more, ...said }, settings) }
  } catch (error) {
    return { flow, problem: problemOf(error) }
  }
}

/** Whether the token says all that is asked for: many providers say the rest only where they are asked for it. */
function isComplete(said: IDToken, { adminClaim }: CompanySettings): boolean {
  return said['email'] !== undefined && (!adminClaim || said[adminClaim.name] !== undefined)
}
