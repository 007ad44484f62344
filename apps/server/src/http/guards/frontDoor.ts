// The one place that reads what a request says about its target and about its sender. Everything behind it goes by the
// route that was matched and by `request.ip`; the linter refuses `request.url` elsewhere.
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
  /** Told of each request that a proxy has handed on, or that says so. */
  readonly onForwarded: () => void
  /** The path that the installation is below; empty for none. */
  readonly base: string
}

/**
 * Runs before a request is routed. Leaves one address in X-Forwarded-For where a trusted proxy named one, and nothing
 * else that a caller could write there; answers the target without the scheme and host that some clients put before it,
 * and without the path that the installation is below: nothing behind the door knows of it.
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
    // Links are made of PUBLIC_URL, and nothing else may ask which name a proxy was called by.
    for (const name of forwardedBy) delete headers[name]
    const target = originForm(raw.url ?? '/')
    const below = targetBelow(base, target)
    if (below === undefined) beside.add(raw)
    return below ?? target
  }
}

/** Requests whose target is not below the path of the installation. */
const beside = new WeakSet<IncomingMessage>()

/** Whether a request was meant for another program of the host. */
export function isBesideBasePath(raw: IncomingMessage): boolean {
  return beside.has(raw)
}

/** Whoever watches a server asks it by its own address, and not through the proxy that knows the path. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses what was meant for another program of the host, or was robbed of its path by a proxy. */
export function registerBasePath(app: FastifyInstance, { base }: Pick<Door, 'base'>): void {
  if (base === '') return
  const elsewhere = new Failure(
    'not_found',
    `Deckloom is at ${base}/ here. A proxy in front of it has to leave this part of the address in place.`,
  )
  app.addHook('onRequest', async ({ raw, routeOptions: { url } }, reply) =>
    isBesideBasePath(raw) && !watched.has(url ?? '') ? refuse(reply, elsewhere) : undefined,
  )
  // Behind the door addresses begin at the root: the way back out puts the path before them again.
  app.addHook('onSend', async (_request, reply, payload) => {
    const to = reply.getHeader('location')
    if (typeof to === 'string' && to.startsWith('/')) reply.header('location', `${base}${to}`)
    return payload
  })
}

/** Where a request comes from, for answers that are given before there is a `request.ip`. */
export function callerOf({ headers, socket }: IncomingMessage): string {
  const [client] = [headers['x-forwarded-for'] ?? []].flat()
  return client ?? socket.remoteAddress ?? ''
}

/** Refuses targets that are longer than any of ours can be, in whichever form they were sent. */
export function registerAddressLength(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    request.originalUrl.length > serverLimits.urlLength
      ? refuse(reply, new Failure('uri_too_long'))
      : undefined,
  )
}

/** The first address, seen from us, that no trusted proxy brought; undefined where that is the connection's own. */
function clientOf(connection: string, said: string, believes: Belief): string | undefined {
  let client: string | undefined
  for (const [hop, entry] of said.split(',').toReversed().entries()) {
    if (said === '' || !believes(client ?? connection, hop)) break
    const address = addressIn(entry)
    // Whoever writes nonsense here is taken for the one who brought it.
    if (address === undefined) return undefined
    client = address
  }
  return client
}

/** A target as it is without the path before it; undefined for one that is not below it. */
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
