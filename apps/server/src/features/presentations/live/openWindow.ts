import type { WebSocket } from '@fastify/websocket'
import { liveClose, liveRequestSchema, type Presence } from '@deckloom/contract'
import type { Member } from '../../../platform/live/Room.ts'

const pingMs = 25_000
/** A window that does not read is dropped before it costs more memory than this. */
const longestBacklog = 1_000_000
/** Messages that a window may send within `paceMs`: a pointer in motion sends about fifteen a second. */
const pace = 300
const paceMs = 10_000

interface WindowEvents {
  readonly onPresence: (presence: Presence) => void
  readonly onClose: () => void
}

/** Guards a socket: it is closed if the other side is silent, slow, too fast, or says what nobody asked for. */
export function openWindow(
  socket: WebSocket,
  { onPresence, onClose }: WindowEvents,
): Pick<Member, 'send' | 'close'> {
  let isAlive = true
  let received = 0
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    return socket.ping()
  }, pingMs).unref()
  const pacing = setInterval(() => {
    received = 0
  }, paceMs).unref()
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isAlive = true
    received += 1
    if (received > pace) return socket.close(liveClose.tooFast, 'too fast')
    const request = isBinary ? undefined : readRequest(data)
    if (!request) return socket.close(liveClose.invalid, 'invalid')
    return onPresence(request.presence)
  })
  socket.on('close', () => {
    clearInterval(pinging)
    clearInterval(pacing)
    onClose()
  })
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > longestBacklog) socket.terminate()
      else socket.send(text)
    },
    close: (code, reason) => socket.close(code, reason),
  }
}

function readRequest(data: Buffer) {
  try {
    return liveRequestSchema.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}
