import type { FastifyInstance } from 'fastify'
import { asCaller } from '../../platform/caller.ts'
import { addressGroup } from '../limiter/addressGroup.ts'
import type { PriorityCheck } from './planGate.ts'

/** Attributes each request to its account, or to its address if nobody is signed in. */
export function registerCallers(app: FastifyInstance, hasPriority: PriorityCheck): void {
  app.addHook('preHandler', ({ account, ip }, _reply, done) => {
    const isPriority = account !== null && hasPriority(account)
    asCaller(account?.id ?? addressGroup(ip), done, { isPriority })
  })
}
