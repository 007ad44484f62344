import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type FastifyHttpOptions, type FastifyReply, LogController } from 'fastify'
import { refuse } from './answers.ts'
import { closeWith } from './closeWith.ts'
import { Failure } from './failure.ts'
import { failureOf } from './failureOf.ts'
import { serverLimits } from './limits.ts'
import { setSecurityHeaders } from './securityHeaders.ts'

interface ServerSettings {
  readonly trustProxy: boolean | readonly string[]
  readonly logLevel: string
  readonly secure: boolean
  readonly bodyLimit: number
}

/** How the HTTP server treats connections, before any route. */
export function serverOptions({
  trustProxy,
  logLevel,
  secure,
  bodyLimit,
}: ServerSettings): FastifyHttpOptions<Server> {
  return {
    bodyLimit,
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    genReqId: () => randomUUID(),
    // Addresses carry download tokens and cookies sign people in: requests are not logged, failures are.
    logController: new LogController({ disableRequestLogging: true }),
    logger: logLevel === 'silent' ? false : { level: logLevel },
    // The longest of all; `registerBodyTimeouts` gives routes their own.
    requestTimeout: serverLimits.fileTimeoutMs,
    keepAliveTimeout: serverLimits.keepAliveTimeoutMs,
    http: {
      headersTimeout: serverLimits.headersTimeoutMs,
      maxHeaderSize: serverLimits.headerBytes,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be routed never reaches the hooks that do this for all others.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      setSecurityHeaders(reply, { secure })
      // Nor the one that limits how long a body takes.
      reply.header('connection', 'close')
      refuse(reply, failureOf(error))
    },
    clientErrorHandler: answerUnreadable,
  }
}

/** What is not HTTP gets an answer in our shape and loses its connection. */
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
