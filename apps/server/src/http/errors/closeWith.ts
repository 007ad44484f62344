import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from './failure.ts'

/** Sends a failure on a raw socket for which there is no reply object, and closes it. */
export function closeWith(socket: Socket, failure: Failure): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({
    message: failure.message,
    code: failure.code,
    requestId: randomUUID(),
  })
  const lines = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
