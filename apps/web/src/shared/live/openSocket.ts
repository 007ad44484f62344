import { absoluteUrlFor } from '../place.ts'
import type { LiveSocket, LiveSocketEvents } from './LiveChannel.ts'

/** Connects to the channel of a deck. */
export function openSocket(deckId: number, { onText, onClose }: LiveSocketEvents): LiveSocket {
  const url = absoluteUrlFor(`/api/presentations/${deckId}/live`)
  const socket = new WebSocket(url.replace(/^http/u, 'ws'))
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onText(data)
  })
  socket.addEventListener('close', ({ code }) => onClose(code))
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
