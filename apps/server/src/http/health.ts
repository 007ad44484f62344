import type { FastifyInstance } from 'fastify'

/** For whatever watches the server: does the process answer, and can it do its work? */
export function registerHealth(app: FastifyInstance, ready: () => Promise<void>): void {
  app.get('/healthz', { config: { access: 'public' } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { access: 'public' } }, async (_request, reply) => {
    try {
      await ready()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
