import { type ClientRequest, type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'

const mostBytes = 4 * 1024 * 1024

type Fetch = (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<Response>

/**
 * Returns a fetch for the model's API only: follows no redirects, since they would leak the key,
 * and limits the response size. It has a connect timeout of `connectMs`, which the platform's own
 * fetch lacks.
 */
export function createGuardedFetch(connectMs: number): Fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const send = url.protocol === 'https:' ? requestSafely : requestPlainly
    const options = { method, headers: Object.fromEntries(new Headers(headers)) }
    const sent = send(url, { ...options, ...(signal && { signal }) })
    limitConnecting(sent, url, connectMs)
    sent.end(typeof body === 'string' ? body : undefined)
    return responseOf(await answerTo(sent), signal)
  }
}

function limitConnecting(sent: ClientRequest, { protocol }: URL, connectMs: number): void {
  sent.on('socket', (socket) => {
    // A kept-alive socket is connected already.
    if (!socket.connecting) return
    const late = setTimeout(
      () => sent.destroy(new Error(`No connection within ${connectMs} ms`)),
      connectMs,
    )
    const stopWaiting = () => clearTimeout(late)
    socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', stopWaiting)
    sent.once('close', stopWaiting)
  })
}

function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (status < 300 || status >= 400) return resolve(answer)
      sent.destroy()
      reject(new Error('The address of the model redirects'))
    })
  })
}

function responseOf(answer: IncomingMessage, signal: RequestInit['signal']): Response {
  const { statusCode: status = 502, headers } = answer
  const given = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Response(countBody(answer, signal), { status, headers: given })
}

function countBody(
  answer: IncomingMessage,
  signal: RequestInit['signal'],
): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown> = answer[Symbol.asyncIterator]()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next().catch((error: unknown) => {
        // An aborted response ends like a broken connection.
        throw signal?.aborted === true ? signal.reason : error
      })
      if (done || !(value instanceof Uint8Array)) return controller.close()
      bytes += value.byteLength
      if (bytes > mostBytes) throw new Error('The answer is too large')
      controller.enqueue(value)
    },
    cancel() {
      answer.destroy()
    },
  })
}
