import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeWith } from '../errors/closeWith.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a body may take to arrive; longer for files on slow connections. It must not stall. */
    bodyTimeoutMs?: number
  }
}

export interface BodyTimeouts {
  /** The default for routes. */
  readonly requestTimeoutMs: number
  /** The longest that a body may stall. */
  readonly bodyStallMs: number
}

/**
 * Closes connections whose bodies take too long. Node has a single limit for all requests, which would give a client that
 * holds connections open as much time as a large upload on a slow connection.
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
      // Limits the time to receive a body, not the time to process it.
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
