import { liveClose, type LiveMessage, type LiveRequest } from '@deckloom/contract'
import type { Clock } from '@deckloom/editor'

/** A WebSocket, as far as the channel needs one. */
export interface LiveSocket {
  readonly isOpen: () => boolean
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface LiveSocketEvents {
  readonly onText: (text: string) => void
  /** With the code that the connection was closed with. */
  readonly onClose: (code: number) => void
}

export interface LiveChannelPorts {
  readonly open: (events: LiveSocketEvents) => LiveSocket
  readonly clock: Clock
  /** From 0 to 1; spreads out the windows that reconnect after a restart of the server. */
  readonly random: () => number
  readonly onMessage: (message: LiveMessage) => void
  /** The connection is gone, with this code; it is being opened again unless there is no access. */
  readonly onLost: (code: number) => void
}

export const reconnectTimes = { firstMs: 500, lastMs: 30_000 } as const
/** Failures after which a window waits the longest. */
const slowest = 6

/** A connection to the others who have a deck open, which opens again whenever it is lost. */
export class LiveChannel {
  readonly #ports: LiveChannelPorts
  #socket: LiveSocket | undefined
  #failures = 0
  #cancelRetry: (() => void) | undefined
  #closed = false
  #isSignedOut = false

  constructor(ports: LiveChannelPorts) {
    this.#ports = ports
    this.#connect()
  }

  /** Sends to the server, if it can be reached now: what is late here is worthless. */
  send(request: LiveRequest): void {
    if (this.#socket?.isOpen() === true) this.#socket.send(JSON.stringify(request))
  }

  /** Tries at once, for example because the network is back. */
  retry(): void {
    if (!this.#cancelRetry) return
    this.#cancelRetry()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#cancelRetry?.()
    this.#socket?.close()
  }

  #connect() {
    this.#cancelRetry = undefined
    const socket = this.#ports.open({
      onText: (text) => {
        if (this.#socket !== socket) return
        this.#failures = 0
        this.#isSignedOut = false
        this.#ports.onMessage(JSON.parse(text))
      },
      onClose: (code) => this.#lose(socket, code),
    })
    this.#socket = socket
  }

  #lose(socket: LiveSocket, code: number) {
    if (this.#closed || this.#socket !== socket) return
    this.#socket = undefined
    // After a change of the password the browser has another session: without one, the next attempt fails.
    const isFinal = code === liveClose.noAccess || this.#isSignedOut
    this.#isSignedOut = code === liveClose.signedOut
    this.#ports.onLost(isFinal ? liveClose.noAccess : code)
    if (isFinal) return
    // Only closing another window helps: it is tried again now and then.
    if (code === liveClose.tooManyWindows) this.#failures = slowest
    const wait = Math.min(reconnectTimes.firstMs * 2 ** this.#failures, reconnectTimes.lastMs)
    this.#failures += 1
    this.#cancelRetry = this.#ports.clock.after(wait * (0.5 + this.#ports.random()), () =>
      this.#connect(),
    )
  }
}
