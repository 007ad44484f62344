import type { FastifyInstance } from 'fastify'
import { asCaller } from '../../platform/caller.ts'
import { addressGroup } from '../limiter/addressGroup.ts'

/** Attributes each request to its account, or to its address if nobody is signed in. */
export function registerCallers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    asCaller(request.account?.id ?? addressGroup(request.ip), done)
  })
}
