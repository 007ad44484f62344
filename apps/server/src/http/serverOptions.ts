import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { type FastifyHttpOptions, type FastifyReply, LogController } from 'fastify'
import { describeError, factsOf } from '../platform/describeError.ts'
import { refuse } from './answers/answers.ts'
import { closeWith } from './errors/closeWith.ts'
import { Failure } from './errors/failure.ts'
import { failureOf } from './errors/failureOf.ts'
import { callerOf, openFrontDoor } from './guards/frontDoor.ts'
import { serverLimits } from './limiter/limits.ts'
import type { RateLimiter } from './limiter/rateLimiter.ts'
import { requestRefusal } from './guards/rateLimits.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import type { Site } from '../platform/addresses/site.ts'
import type { TrustedProxies } from '../platform/addresses/trustedProxies.ts'

interface ServerSettings {
  readonly trustProxy: TrustedProxies
  /** Called for each request through a proxy. */
  readonly onForwarded: () => void
  readonly limiter: RateLimiter
  readonly logLevel: string
  readonly site: Site
  readonly bodyLimit: number
  /** Where the log goes; standard output by default. */
  readonly logTo?: Writable | undefined
}

/** Options of the HTTP server for connections, before any route. */
export function serverOptions({
  trustProxy,
  onForwarded,
  limiter,
  logLevel,
  site,
  bodyLimit,
  logTo,
}: ServerSettings): FastifyHttpOptions<Server> {
  return {
    bodyLimit,
    rewriteUrl: openFrontDoor({ trusted: trustProxy, onForwarded, base: site.base }),
    // The front door reduced X-Forwarded-For to the client's address.
    trustProxy: trustProxy === false ? false : (_address, hop) => hop === 0,
    genReqId: () => randomUUID(),
    // URLs contain download tokens, and cookies sessions: failures are logged, requests are not.
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      logLevel === 'silent'
        ? false
        : { ...loggerOptions(logLevel), ...(logTo && { stream: logTo }) },
    // The longest of all; `registerBodyTimeouts` sets those of routes.
    requestTimeout: serverLimits.fileTimeoutMs,
    keepAliveTimeout: serverLimits.keepAliveTimeoutMs,
    http: {
      headersTimeout: serverLimits.headersTimeoutMs,
      maxHeaderSize: serverLimits.headerBytes,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // One spelling per route, as far as the router decides: letters may be percent-encoded, as everywhere on the web.
    routerOptions: {
      maxParamLength: 200,
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
    },
    // A URL that cannot be routed never reaches the hooks that do this for all others.
    frameworkErrors: (error, { raw }, reply: FastifyReply) => {
      setSecurityHeaders(reply, site)
      // Nor the one that limits how long a body takes.
      reply.header('connection', 'close')
      void refuseUnroutable(reply, { limiter, error, caller: callerOf(raw) })
    },
    clientErrorHandler: answerUnreadable,
  }
}

async function refuseUnroutable(
  reply: FastifyReply,
  { limiter, error, caller }: { limiter: RateLimiter; error: unknown; caller: string },
): Promise<void> {
  refuse(reply, (await requestRefusal(limiter, caller)) ?? failureOf(error))
}

/** Logs the names of errors, never their messages, which the framework would use as its own. */
function loggerOptions(level: string) {
  return {
    level,
    serializers: { err: (error: unknown) => factsOf(error) },
    hooks: {
      logMethod(this: unknown, [first, ...rest]: unknown[], method: (...said: unknown[]) => void) {
        const error = first instanceof Error ? first : errorIn(first)
        if (error === undefined) return method.call(this, first, ...rest)
        const said = rest[0] === undefined || rest[0] === error.message
        return method.call(
          this,
          first instanceof Error ? { err: first } : first,
          ...(said ? [describeError(error)] : rest),
        )
      },
    },
  }
}

function errorIn(facts: unknown): Error | undefined {
  const isOne = typeof facts === 'object' && facts !== null && 'err' in facts
  return isOne && facts.err instanceof Error ? facts.err : undefined
}

/** Answers input that is not HTTP in our error format, and closes the connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  closeWith(socket, unreadable(error.code))
}

function unreadable(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure('uri_too_long')
  return new Failure(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_json')
}
