import type { AddressInfo } from 'node:net'
import type { LiveMessage, LiveRequest } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'

interface Opening {
  readonly deckId: number
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser's end of the channel of a deck. */
export class LiveWindow {
  readonly socket: WebSocket
  readonly messages: LiveMessage[] = []
  /** Resolves to the code that the connection was closed with. */
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString())))
    this.closed = new Promise((resolve) => {
      socket.once('close', resolve)
    })
  }

  /** Resolves once the server has said welcome; rejects with the status of a refusal, or the code of a close. */
  static async open(
    app: FastifyInstance,
    { deckId, cookie, headers }: Opening,
  ): Promise<LiveWindow> {
    const { port } = addressOf(app)
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/presentations/${deckId}/live`, {
      headers: { ...(cookie !== undefined && { cookie }), ...headers },
    })
    const window = new LiveWindow(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('message', () => resolve())
      socket.once('unexpected-response', (request, { statusCode }) => {
        request.destroy()
        reject(new Error(`status ${statusCode}`))
      })
      socket.once('error', reject)
      socket.once('close', (code) => reject(new Error(`closed ${code}`)))
    })
    return window
  }

  send(request: LiveRequest): void {
    this.socket.send(JSON.stringify(request))
  }

  /** The messages of a kind, in order. */
  of<Type extends LiveMessage['type']>(
    type: Type,
  ): readonly Extract<LiveMessage, { readonly type: Type }>[] {
    const isOfType = (
      message: LiveMessage,
    ): message is Extract<LiveMessage, { readonly type: Type }> => message.type === type
    return this.messages.filter(isOfType)
  }

  close(): void {
    this.socket.terminate()
  }
}

function addressOf({ server }: FastifyInstance): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The app does not listen')
  return address
}
