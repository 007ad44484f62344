import { createHash } from 'node:crypto'
import { describeApi, type Endpoint, endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What of the contract this server answers, by the names that it has there. */
    readonly servedEndpoints: ReadonlyMap<string, Endpoint>
  }
}

const defined: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.values(
  endpoints,
).flatMap((area) => Object.entries(area))

/**
 * Holds the routes below /api and the definitions of the contract together: neither is there without the other, or the
 * server does not start.
 */
export function requireContract(app: FastifyInstance): void {
  const served = new Map<string, Endpoint>()
  app.decorate('servedEndpoints', served)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/')) return
    const [name, endpoint] = defined.find(([, one]) => one === config?.endpoint) ?? []
    if (name === undefined || endpoint === undefined) {
      throw new Error(`Route without a definition in the contract: ${String(method)} ${url}`)
    }
    served.set(name, endpoint)
  })
  app.addHook('onReady', async () => {
    const missing = defined.filter(([name, { isOptional }]) => !isOptional && !served.has(name))
    if (missing.length === 0) return
    const routes = missing.map(([name, { method, path }]) => `${name} (${method} ${path})`)
    throw new Error(`Definitions of the contract without a route: ${routes.join(', ')}`)
  })
}

interface ApiFacts {
  readonly version: string
  readonly sessionCookie: string
  readonly base: string
}

/** Hands out what the contract says about this server, as a document that other programs read. */
export function registerOpenApi(app: FastifyInstance, facts: ApiFacts): void {
  let written: { readonly text: string; readonly etag: string } | undefined
  serve(app, endpoints.operation.readApiDocument, (request, reply) => {
    written ??= write(app, facts)
    reply.header('etag', written.etag).header('cache-control', 'private, no-cache')
    const isKnown = request.headers['if-none-match']?.includes(written.etag) === true
    if (isKnown) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(written.text)
  })
}

function write(app: FastifyInstance, facts: ApiFacts) {
  const text = JSON.stringify(describeApi({ ...facts, endpoints: app.servedEndpoints }))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return { text, etag: `"${hash}"` }
}
