import type { FastifyInstance } from 'fastify'
import { asCaller } from '../../platform/caller.ts'
import { addressGroup } from '../limiter/addressGroup.ts'

/** Each request is answered in the name of its account, or of its address where nobody is signed in. */
export function registerCallers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    asCaller(request.account?.id ?? addressGroup(request.ip), done)
  })
}
