import type { FastifyInstance } from 'fastify'
export const h = (app: FastifyInstance) => app.addHook('onRequest', async ({ url }) => void url)
