import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

interface RawRequest {
  readonly method: string
  /** The raw request target: clients would normalize it. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request on a connection of its own, and reads the head of the response. */
export function sendRaw(
  { hostname, port }: URL,
  { method, target, headers = {}, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    // After its response a server need not read the rest of a body: the response counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const answer = readHead(received)
      if (answer) resolve(answer)
      else reject(new Error(`No answer to ${method} ${target}: ${received.slice(0, 100)}`))
    })
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}

function readHead(received: string): RawAnswer | undefined {
  const [head = ''] = received.split('\r\n\r\n', 1)
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
  if (Number.isNaN(status)) return undefined
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status, headers: Object.fromEntries(headers) }
}
