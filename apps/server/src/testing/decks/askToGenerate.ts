import { type ClientRequest, request, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Requests a deck of six slides over a real connection. */
export function askToGenerate(
  { server }: FastifyInstance,
  headers: { readonly cookie: string; readonly accept: string },
): ClientRequest {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const sent = request({
    port: address.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/generate',
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  })
  sent.on('error', () => {})
  sent.end(JSON.stringify({ prompt: 'Small ports', slideCount: 6 }))
  return sent
}

/** Resolves when the response starts. */
export async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return await new Promise((resolve) => {
    sent.once('response', resolve)
  })
}
