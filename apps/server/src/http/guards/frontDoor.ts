// The only code that reads a request's target and forwarding headers. Everything after it uses the matched route and
// `request.ip`; the linter refuses `request.url` elsewhere.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import { serverLimits } from '../limiter/limits.ts'
import {
  addressIn,
  type Belief,
  beliefIn,
  type TrustedProxies,
} from '../../platform/addresses/trustedProxies.ts'

const forwardedBy = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'] as const

interface Door {
  readonly trusted: TrustedProxies
  /** Called for each request with forwarding headers, from a proxy or not. */
  readonly onForwarded: () => void
  /** The path below which the server is installed; empty at the root. */
  readonly base: string
}

/**
 * Runs before routing. Reduces X-Forwarded-For to the one address that a trusted proxy vouches for, if any. Returns the
 * target without the scheme and host that some clients send, and without the base path of the installation, which
 * nothing after this point knows about.
 */
export function openFrontDoor({
  trusted,
  onForwarded,
  base,
}: Door): (raw: IncomingMessage) => string {
  const believes = beliefIn(trusted)
  return (raw) => {
    const { headers, socket } = raw
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',')
    if (said !== '' || forwardedBy.some((name) => headers[name] !== undefined)) onForwarded()
    const client = clientOf(socket.remoteAddress ?? '', said, believes)
    if (client === undefined) delete headers['x-forwarded-for']
    else headers['x-forwarded-for'] = client
    // Links are built from PUBLIC_URL; nothing else may depend on the host that a proxy was called by.
    for (const name of forwardedBy) delete headers[name]
    const target = originForm(raw.url ?? '/')
    const below = targetBelow(base, target)
    if (below === undefined) beside.add(raw)
    return below ?? target
  }
}

/** Requests with a target outside of the base path. */
const beside = new WeakSet<IncomingMessage>()

/** Whether a request was meant for another application on the host. */
export function isBesideBasePath(raw: IncomingMessage): boolean {
  return beside.has(raw)
}

/** Monitoring calls the server directly, not through the proxy that adds the base path. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses requests meant for another application, or whose base path a proxy removed. */
export function registerBasePath(app: FastifyInstance, { base }: Pick<Door, 'base'>): void {
  if (base === '') return
  const elsewhere = new Failure(
    'not_found',
    `Deckloom is served at ${base}/. A proxy in front of it must not strip this path.`,
  )
  app.addHook('onRequest', async ({ raw, routeOptions: { url } }, reply) =>
    isBesideBasePath(raw) && !watched.has(url ?? '') ? refuse(reply, elsewhere) : undefined,
  )
  // Routes redirect to root-relative URLs: adds the base path to them.
  app.addHook('onSend', async (_request, reply, payload) => {
    const to = reply.getHeader('location')
    if (typeof to === 'string' && to.startsWith('/')) reply.header('location', `${base}${to}`)
    return payload
  })
}

/** The client's address, for responses that are sent before there is a `request.ip`. */
export function callerOf({ headers, socket }: IncomingMessage): string {
  const [client] = [headers['x-forwarded-for'] ?? []].flat()
  return client ?? socket.remoteAddress ?? ''
}

/** Refuses targets longer than any of ours, in whichever form they were sent. */
export function registerAddressLength(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    request.originalUrl.length > serverLimits.urlLength
      ? refuse(reply, new Failure('uri_too_long'))
      : undefined,
  )
}

/** The nearest address that is not a trusted proxy; undefined if it is the connection's own. */
function clientOf(connection: string, said: string, believes: Belief): string | undefined {
  let client: string | undefined
  for (const [hop, entry] of said.split(',').toReversed().entries()) {
    if (said === '' || !believes(client ?? connection, hop)) break
    const address = addressIn(entry)
    // An invalid entry discredits the header: the connection counts as the client.
    if (address === undefined) return undefined
    client = address
  }
  return client
}

/** A target without the base path; undefined if it is outside of it. */
function targetBelow(base: string, target: string): string | undefined {
  if (!target.startsWith(base)) return undefined
  const rest = target.slice(base.length)
  if (base === '' || rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined
}

function originForm(target: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1]
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}
