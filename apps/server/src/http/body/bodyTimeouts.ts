import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeWith } from '../errors/closeWith.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a body may take to arrive, where files are sent over slow lines; it must not stand still. */
    bodyTimeoutMs?: number
  }
}

export interface BodyTimeouts {
  /** For routes that do not say otherwise. */
  readonly requestTimeoutMs: number
  /** No body may stand still for longer. */
  readonly bodyStallMs: number
}

/**
 * Closes connections whose bodies take too long. Node has one limit for all requests, so that a large file on a slow line
 * and somebody who holds connections open would get the same time.
 */
export function registerBodyTimeouts(
  app: FastifyInstance,
  { requestTimeoutMs, bodyStallMs }: BodyTimeouts,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { raw, routeOptions } = request
    const allowed = routeOptions.config.bodyTimeoutMs ?? requestTimeoutMs
    const giveUp = () => {
      // Only what arrives is limited here, not what is done with it.
      if (raw.complete || reply.raw.headersSent || reply.raw.destroyed) return
      closeWith(raw.socket, new Failure('request_timeout'))
    }
    let arrived = raw.socket.bytesRead
    const watch = () => {
      if (raw.socket.bytesRead === arrived) giveUp()
      arrived = raw.socket.bytesRead
    }
    const [timer, watching] = [setTimeout(giveUp, allowed), setInterval(watch, bodyStallMs)]
    timer.unref()
    watching.unref()
    reply.raw.once('close', () => {
      clearTimeout(timer)
      clearInterval(watching)
    })
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
