import { type CompanySignInProblem, endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import { type Site, siteCookie } from '../../../platform/addresses/site.ts'
import type { Entitlements } from '../../../platform/plans/entitlements.ts'
import { admit, type SignInStepPorts } from '../signIn/signInSteps.ts'
import type { CompanyPerson } from './claims.ts'
import {
  accountOf,
  type CompanyAccountPorts,
  isSamePerson,
  linkIdentity,
} from './companyAccount.ts'
import { beginFlow, finishFlow, flowMinutes, type Flow, type FlowPorts } from './companyFlow.ts'
import { unlinkIdentity } from './unlinkIdentity.ts'
import { serve } from '../../../http/serve.ts'

const { security, signIn } = endpoints

export type CompanyPorts = FlowPorts &
  CompanyAccountPorts &
  SignInStepPorts & {
    readonly sessions: Sessions
    readonly site: Site
    readonly entitlements: Pick<Entitlements, 'hasPlans'>
  }

const profilePath = '/profile?tab=security'

/** Company sign-in. Without `ports` none is configured, and the routes say so. */
export function companyRoutes(app: FastifyInstance, ports: CompanyPorts | undefined): void {
  serve(app, signIn.beginCompanySignIn, async (request, reply) => {
    if (!ports) return notHere()
    const returnTo = ownPath(request.query.returnTo)
    const flow = await beginFlow(ports, { purpose: 'sign-in', userId: null, returnTo })
    if (typeof flow === 'string') return backWith(request, reply, { path: '/login', problem: flow })
    keepFlow(reply, ports, flow.secret)
    return reply.redirect(flow.url, 302)
  })

  serve(app, signIn.finishCompanySignIn, async (request, reply) => {
    if (!ports) return notHere()
    const cookie = flowCookie(ports)
    const secret = secretIn(request, cookie.name)
    reply.clearCookie(cookie.name, cookie.attributes)
    const query = queryOf(request.query)
    const { flow, ...came } = await finishFlow(ports, { secret, query })
    const path = flow === undefined || flow.purpose === 'sign-in' ? '/login' : profilePath
    if ('problem' in came || !flow) {
      const problem = 'problem' in came ? came.problem : 'expired'
      return backWith(request, reply, { path, problem })
    }
    if (flow.purpose === 'sign-in') return enter(ports, { request, reply }, { flow, ...came })
    return confirm(ports, { request, reply }, { flow, ...came })
  })

  ownRoutes(app, ports)
}

/** For signed-in people: links and unlinks the company identity, and reauthenticates with it. */
function ownRoutes(app: FastifyInstance, ports: CompanyPorts | undefined): void {
  const begin = async (
    purpose: 'link' | 'step-up',
    request: FastifyRequest<{ Body: { readonly returnTo?: string | undefined } }>,
    reply: FastifyReply,
  ) => {
    if (!ports) return notHere()
    const returnTo = ownPath(request.body.returnTo)
    const flow = await beginFlow(ports, { purpose, userId: signedIn(request).id, returnTo })
    if (typeof flow === 'string') {
      return new Failure('unavailable', 'Your company’s sign-in isn’t responding.')
    }
    keepFlow(reply, ports, flow.secret)
    return { url: flow.url }
  }
  serve(app, security.linkCompany, (request, reply) => begin('link', request, reply))
  serve(app, security.proveByCompany, (request, reply) => begin('step-up', request, reply))

  serve(app, security.unlinkCompany, (request) =>
    ports ? unlinkIdentity(ports, signedIn(request)) : notHere(),
  )
}

function notHere(): Failure {
  return new Failure('not_found', 'No company sign-in is configured on this server.')
}

/** The query of the callback; keeps duplicate parameters, which are refused later. */
function queryOf(query: unknown): URLSearchParams {
  const said = new URLSearchParams()
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : {})
  for (const [name, value] of pairs) {
    for (const one of [value].flat()) said.append(name, String(one))
  }
  return said
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Returned {
  readonly flow: Flow
  readonly person: CompanyPerson
}

/** Signs in a person who was authenticated by the company. */
async function enter(
  ports: CompanyPorts,
  { request, reply }: Exchange,
  { flow, person }: Returned,
): Promise<FastifyReply> {
  const resolved = await accountOf(ports, person)
  if (typeof resolved === 'string') {
    return backWith(request, reply, { path: '/login', problem: resolved })
  }
  const { account, how, rights } = resolved
  const actor = account.id
  if (how === 'new') request.audit('register', { actor })
  if (how === 'linked') request.audit('identity-link', { actor })
  if (rights !== 'same') {
    request.audit(rights === 'given' ? 'admin-grant' : 'admin-revoke', { actor, target: actor })
  }
  const { issuer, subject, hasSecond } = person
  const way = { by: 'company', issuer, subject } as const
  const answer = await admit(ports, { request, reply }, { account, method: 'oidc', hasSecond, way })
  if (answer instanceof Failure) {
    return backWith(request, reply, { path: '/login', problem: 'expired' })
  }
  if ('next' in answer) return reply.redirect('/login?step=next', 302)
  request.audit('sign-in', { actor })
  // A new account chooses a plan first, if there are plans.
  if (how === 'new' && ports.entitlements.hasPlans) return reply.redirect('/subscription', 302)
  return reply.redirect(flow.returnTo ?? '/', 302)
}

/** Completes a flow of a signed-in person: in the same browser, for the same account. */
async function confirm(
  ports: CompanyPorts,
  { request, reply }: Exchange,
  { flow, person }: Returned,
): Promise<FastifyReply> {
  const path = flow.returnTo ?? profilePath
  const session = await ports.sessions.read(request)
  if (!session || session.account.id !== flow.userId) {
    return backWith(request, reply, { path, problem: 'expired' })
  }
  const userId = session.account.id
  if (flow.purpose === 'link') {
    const problem = await linkIdentity(ports, userId, person)
    if (problem) return backWith(request, reply, { path, problem })
    request.audit('identity-link', { actor: userId })
    return reply.redirect(path, 302)
  }
  if (!(await isSamePerson(ports, userId, person))) {
    return backWith(request, reply, { path, problem: 'other-account' })
  }
  await ports.sessions.prove(request)
  request.audit('identity-proof', { actor: userId })
  return reply.redirect(path, 302)
}

/** Redirects to a page that shows the problem. */
function backWith(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, problem }: { readonly path: string; readonly problem: CompanySignInProblem },
): FastifyReply {
  request.audit('sign-in', { outcome: 'refused', target: `company sign-in: ${problem}` })
  return reply.redirect(`${path}${path.includes('?') ? '&' : '?'}problem=${problem}`, 302)
}

/** Lax: browsers do not send Strict cookies on the redirect from the provider. */
function flowCookie({ site }: Pick<CompanyPorts, 'site'>) {
  return siteCookie(site, 'company-sign-in')
}

function keepFlow(reply: FastifyReply, ports: CompanyPorts, secret: string): void {
  const { name, attributes } = flowCookie(ports)
  reply.setCookie(name, secret, { ...attributes, signed: true, maxAge: flowMinutes * 60 })
}

function secretIn(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name]
  if (cookie === undefined || cookie.length > 200) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null ? value : undefined
}

/** A path of this installation; undefined for anything else. */
function ownPath(path: string | undefined): string | undefined {
  const origin = 'http://here.invalid'
  if (path === undefined || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, origin)) {
    return undefined
  }
  const url = new URL(path, origin)
  // '/.//elsewhere.example' and '/a/..//elsewhere.example' have this origin, but normalize to '//elsewhere.example'.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}`
}
