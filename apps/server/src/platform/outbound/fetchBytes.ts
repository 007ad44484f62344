import { lookup as resolve } from 'node:dns'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type RequestOptions,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'

export interface Outgoing {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /**
   * Origins from the configuration: only these may use plain HTTP, other ports or private
   * addresses.
   */
  readonly trusted?: ReadonlySet<string>
  /** If set, other hosts are refused. */
  readonly hosts?: ReadonlySet<string>
  readonly maxBytes: number
  /** For the whole exchange. */
  readonly timeLimitMs: number
  readonly signal?: AbortSignal
}

export interface Incoming {
  readonly status: number
  readonly bytes: Buffer
  readonly headers: IncomingHttpHeaders
}

/** Why the request failed: URL not allowed, host unreachable, timeout, response too large. */
export type OutboundFault = 'refused' | 'down' | 'slow' | 'too-large'

/**
 * The server's client for URLs from outside: HTTPS on the standard port only, public addresses only
 * (checked after name resolution), no redirects, no cookies, limited in size and time.
 */
export async function fetchBytes(outgoing: Outgoing): Promise<Incoming | OutboundFault> {
  const url = URL.canParse(outgoing.url) ? new URL(outgoing.url) : undefined
  if (!url || !mayOpen(url, outgoing)) return 'refused'
  const trusted = outgoing.trusted?.has(url.origin) ?? false
  return await new Promise((settle) => {
    const timer = setTimeout(() => end('slow'), outgoing.timeLimitMs)
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const options: RequestOptions = {
      method: outgoing.method ?? 'GET',
      headers: { 'user-agent': 'Deckloom', ...outgoing.headers },
      ...(!trusted && { lookup: lookupPublic }),
      ...(outgoing.signal && { signal: outgoing.signal }),
    }
    const sent = send(url, options, (answer) => {
      void collect(answer, outgoing.maxBytes).then(end, () => end('down'))
    })
    const end = (result: Incoming | OutboundFault) => {
      clearTimeout(timer)
      settle(result)
      sent.destroy()
    }
    sent.on('error', (error) => end(error.message === notPublic ? 'refused' : 'down'))
    sent.end(outgoing.body)
  })
}

function mayOpen(url: URL, { trusted, hosts }: Outgoing): boolean {
  if (trusted?.has(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  if (hosts && !hosts.has(url.hostname)) return false
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 || isPublicAddress(literal)
}

const notPublic = 'The name belongs to an address that is not public'

/** Checked when the connection is made: prevents DNS rebinding between check and use. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error(notPublic), [])
    }
    const [first] = found
    return options.all === true
      ? done(null, found)
      : done(null, first?.address ?? '', first?.family)
  })
}

async function collect(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Incoming | OutboundFault> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    size += bytes.byteLength
    if (size > maxBytes) return 'too-large'
    chunks.push(bytes)
  }
  return {
    status: answer.statusCode ?? 0,
    bytes: Buffer.concat(chunks),
    headers: answer.headers,
  }
}
