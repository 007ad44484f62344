import { type Endpoint, errorBody, errorsOf, errorStatus } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { isBesideBasePath } from '../http/guards/frontDoor.ts'

/** Has a request fail, with a sentence that says why, whose JSON is not what the contract says. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config
    // It never reached the endpoint.
    if (isBesideBasePath(request.raw)) return payload
    const fault = endpoint && faultOf(endpoint, reply, payload)
    if (fault === undefined) return payload
    const what = `${endpoint?.method} ${endpoint?.path} answers ${reply.statusCode}`
    reply.code(500)
    return JSON.stringify({
      message: `${what} against its definition: ${fault}`,
      code: 'internal',
      requestId: request.id,
    })
  })
}

/** What is wrong with an answer; undefined where nothing is, or where it is no JSON. */
function faultOf(endpoint: Endpoint, reply: FastifyReply, payload: unknown): string | undefined {
  const { statusCode } = reply
  if (statusCode >= 400) return errorFault(endpoint, statusCode, payload)
  const answer = endpoint.answers[statusCode]
  if (answer === undefined) return 'the status is none of its own'
  const type = String(reply.getHeader('content-type') ?? '')
  if (answer === null) return payload ? 'there is a body' : undefined
  if (type.startsWith('text/event-stream')) return endpoint.events ? undefined : 'it streams'
  if ('mediaType' in answer) return mediaFault(answer.mediaType, type)
  if (!type.startsWith('application/json')) return `it is ${type}`
  return schemaFault(answer, payload)
}

function errorFault(endpoint: Endpoint, status: number, payload: unknown): string | undefined {
  const fault = schemaFault(errorBody, payload)
  if (fault !== undefined) return fault
  const { code } = errorBody.parse(JSON.parse(String(payload)))
  if (errorStatus[code] !== status) return `${code} is none of this status`
  return errorsOf(endpoint).has(code) ? undefined : `${code} is none of its errors`
}

function mediaFault(expected: string, type: string): string | undefined {
  const [kind = ''] = expected.replace('*/*', '').split('*')
  return type.startsWith(kind) ? undefined : `it is ${type}`
}

function schemaFault(schema: z.core.$ZodType, payload: unknown): string | undefined {
  if (typeof payload !== 'string') return 'it is no JSON'
  const parsed = z.safeParse(schema, JSON.parse(payload))
  return parsed.success ? undefined : z.prettifyError(parsed.error)
}
