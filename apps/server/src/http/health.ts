import type { FastifyInstance } from 'fastify'

/** For whatever watches the server: does the process answer, and can it do its work? */
export function registerHealth(app: FastifyInstance, ready: () => Promise<void>): void {
  const config = { access: 'public', database: 'unneeded' } as const
  app.get('/healthz', { config: { ...config, limit: 'none' } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { ...config, limit: 'requests' } }, async (_request, reply) => {
    try {
      await ready()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
