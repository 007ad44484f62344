import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Configuration, Provider } from 'oidc-provider'

/** A person at the company, with their claims. */
export interface Employee {
  readonly sub: string
  readonly [claim: string]: unknown
}

export interface CompanyDouble {
  readonly issuer: string
  /** Configuration of the server under test. */
  readonly environment: Readonly<Record<string, string>>
  /** The next person to sign in; undefined denies. */
  become(createEmployee: Employee | undefined): void
  /** From here on requests are accepted and never answered. */
  fallSilent(): void
  readonly close: () => Promise<void>
}

export interface CompanyOptions {
  /** Origin of the server under test. */
  readonly origin: string
  /**
   * Puts all claims into the ID token; else only identifiers, and the rest on the userinfo
   * endpoint.
   */
  readonly inToken?: boolean
  readonly codeSeconds?: number
}

const client = { id: 'deckloom', secret: 'a secret of the company for its clients' }
const claims = ['email', 'email_verified', 'given_name', 'family_name', 'groups', 'amr'] as const

/** A real OpenID Connect provider without a login form: the configured person signs in. */
export async function startCompanyDouble(options: CompanyOptions): Promise<CompanyDouble> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The provider has no port')
  const issuer = `http://localhost:${address.port}`
  const staff: Staff = { present: undefined, known: new Map() }
  const provider = new Provider(issuer, configurationOf(options, staff))
  const answer = provider.callback()
  let silent = false
  server.on('request', (request, response) => {
    if (silent) return
    const asks = request.url?.startsWith('/interaction/')
    void (asks ? signIn(provider, staff, { request, response }) : answer(request, response))
  })
  return {
    issuer,
    environment: {
      PUBLIC_URL: options.origin,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    become(createEmployee) {
      staff.present = createEmployee
    },
    fallSilent() {
      silent = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface Staff {
  present: Employee | undefined
  readonly known: Map<string, Employee>
}

function configurationOf(
  { origin, inToken, codeSeconds }: CompanyOptions,
  { known }: Staff,
): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
      },
    ],
    claims: {
      openid: ['sub', 'groups', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: inToken !== true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AuthorizationCode: codeSeconds ?? 60,
      Interaction: 600,
      Grant: 600,
      Session: 600,
      IdToken: 60,
      AccessToken: 60,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...pick(known.get(id)) }),
    }),
  }
}

/** Completes the provider's login and consent steps. */
async function signIn(
  provider: Provider,
  { present, known }: Staff,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response)
  if (!present) {
    const refusal = { error: 'access_denied', error_description: 'Not today' }
    return provider.interactionFinished(request, response, refusal)
  }
  known.set(present.sub, present)
  if (prompt.name === 'login') {
    const login = { accountId: present.sub, remember: false }
    return provider.interactionFinished(request, response, { login })
  }
  const clientId = String(params['client_id'])
  const grant = new provider.Grant({ accountId: present.sub, clientId })
  grant.addOIDCScope(String(params['scope']))
  const consent = { grantId: await grant.save() }
  const together = { mergeWithLastSubmission: true }
  return provider.interactionFinished(request, response, { consent }, together)
}

function pick(createEmployee: Employee | undefined): Record<string, unknown> {
  return Object.fromEntries(
    claims.flatMap((name) =>
      createEmployee?.[name] === undefined ? [] : [[name, createEmployee[name]]],
    ),
  )
}
