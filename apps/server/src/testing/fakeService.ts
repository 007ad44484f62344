import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeService {
  readonly url: string
  /** `METHOD /path?query` of every request, in order. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** A fake of an external service on this machine. */
export async function startFakeService(
  play: (request: IncomingMessage, answer: ServerResponse, body: string) => void,
): Promise<FakeService> {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => play(request, answer, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!isInternet(address)) throw new Error('The fake service has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function isInternet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
