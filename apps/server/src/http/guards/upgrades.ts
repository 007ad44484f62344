import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesWebSockets?: boolean
  }
}

/**
 * Takes WebSockets on the routes that handle them, after the same rules as any other request, and refuses them on all
 * others.
 */
export async function registerUpgrades(
  app: FastifyInstance,
  { maxPayload }: { /** Bytes of a message. */ readonly maxPayload: number },
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload, perMessageDeflate: false },
    // Clients cause these errors by breaking the protocol: nothing to report.
    errorHandler: (_error, socket) => socket.terminate(),
  })
  app.addHook('onRequest', async ({ ws, routeOptions }, reply) =>
    ws && !routeOptions.config.takesWebSockets
      ? refuse(reply, new Failure('not_found', 'This address takes no WebSocket connections.'))
      : undefined,
  )
}
