import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** The fate of a message to the database. */
export type Fate = 'passes' | 'is lost' | 'arrives, its answer is lost'

/** A proxy between a server and its PostgreSQL that breaks connections on demand. */
export class FaultProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  /**
   * Decides about each message of a client, after the startup message. `earlier` holds the last
   * 100,000 characters that the connection sent before.
   */
  fate: (message: string, earlier: string) => Fate = () => 'passes'
  /** Accepts connections and never responds. */
  isMute = false

  private constructor(target: URL) {
    this.#server = createServer((client) => this.#serve(client, target))
  }

  static async open(target: URL): Promise<FaultProxy> {
    const proxy = new FaultProxy(target)
    await proxy.listen(0)
    return proxy
  }

  /** Listens again after `close`. */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  get port(): number {
    const address = this.#server.address()
    return isAddress(address) ? address.port : 0
  }

  /** Cuts every connection; new ones are accepted. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.cutAll()
    await closed
  }

  #serve(client: Socket, target: URL): void {
    this.#keep(client)
    if (this.isMute) return
    const server = connect(Number(target.port || 5432), target.hostname)
    this.#keep(server)
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    let earlier = ''
    let drops = false
    client.on('data', (bytes) => {
      const message = bytes.toString('latin1')
      const fate = earlier === '' ? 'passes' : this.fate(message, earlier)
      earlier = (earlier + message).slice(-100_000)
      if (fate === 'is lost') return cut()
      drops = fate === 'arrives, its answer is lost'
      server.write(bytes)
    })
    server.on('data', (bytes) => (drops ? cut() : client.write(bytes)))
    client.on('close', cut)
    server.on('close', cut)
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => this.#sockets.delete(socket))
  }
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
