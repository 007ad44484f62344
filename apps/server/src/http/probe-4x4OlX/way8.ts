import type { FastifyInstance } from 'fastify'
export const i = (app: FastifyInstance) => app.get('/x', {}, ({ raw: { url } }) => url)
