import type { FastifyInstance } from 'fastify'
export const k = (app: FastifyInstance) => app.addHook('onRoute', ({ url }) => void url)
