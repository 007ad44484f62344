import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type OpenSpan } from '../platform/tracing/spans.ts'

/** Creates a span per request, named by the matched route, as the parent of what the request does. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  const goOn = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request
    const span = beginSpan('request', { kind: 'server', headers })
    if (span) spans.set(request, span)
    goOn(request, reply, done)
  })
  // Body events run in a different async context.
  app.addHook('preValidation', goOn)
  app.addHook('onResponse', async (request, { statusCode }) => {
    const route = request.routeOptions.url ?? 'none'
    const method = methods.has(request.method) ? request.method : '_OTHER'
    spans.get(request)?.end({
      name: `${method} ${route}`,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
      },
      failed: statusCode >= 500,
    })
  })
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
