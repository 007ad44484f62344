import type * as z from 'zod'
import { errorBody } from '../answers/errorBody.ts'
import type { Endpoint } from '../endpoint.ts'
import { errorStatus } from '../errors.ts'
import { errorsOf } from '../errorsOf.ts'
import { rateLimits } from '../rateLimits.ts'
import { type JsonSchema, SchemaWriter } from './SchemaWriter.ts'

/** An OpenAPI 3.1 document. */
export type ApiDocument = Readonly<Record<string, unknown>>

interface DescribedApi {
  /** Endpoints by their names in the contract, which become operation ids. */
  readonly endpoints: ReadonlyMap<string, Endpoint>
  readonly version: string
  /** Name of the session cookie. */
  readonly sessionCookie: string
  /** The path of the installation, such as `/deckloom`; empty at the root of a host. */
  readonly base: string
}

/** Generates an OpenAPI 3.1 document entirely from the endpoints. */
export function describeApi({
  endpoints,
  version,
  sessionCookie,
  base,
}: DescribedApi): ApiDocument {
  const writer = new SchemaWriter()
  const error = writer.write(errorBody, 'output')
  // Responses first, so that plain names go to the schemas as the server sends them.
  const answered = [...endpoints].map(
    ([name, endpoint]) => [name, endpoint, responsesOf(endpoint, { writer, error })] as const,
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint, responses] of answered) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: { ...operationOf(name, endpoint, writer), responses },
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Deckloom',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base === '' ? '/' : base }],
    paths,
    components: {
      schemas: Object.fromEntries(writer.components),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

function operationOf(name: string, endpoint: Endpoint, writer: SchemaWriter) {
  const { access, summary, limit = 'call', plan, proof, path } = endpoint
  const parameters = [
    ...parametersOf(path, endpoint, writer),
    ...namedParts(endpoint.query, { place: 'query', writer }),
    ...namedParts(endpoint.headers, { place: 'header', writer }),
  ]
  const body = bodyOf(endpoint, writer)
  return {
    operationId: name,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    security: securityOf(access),
    'x-access': access,
    ...(limit !== 'none' && { 'x-rate-limit': { group: limit, ...rateLimits[limit] } }),
    ...(plan && { 'x-plan': plan }),
    ...(proof && { 'x-proof': 'within ten minutes' }),
  }
}

/** If a session is optional but affects the response, both variants are listed. */
function securityOf(access: Endpoint['access']) {
  if (access === 'public') return []
  return access === 'optional' ? [{}, { session: [] }] : [{ session: [] }]
}

function parametersOf(path: string, { params }: Endpoint, writer: SchemaWriter) {
  const described = new Map(
    namedParts(params, { place: 'path', writer }).map((one) => [one.name, one]),
  )
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...(described.get(name) ?? { name, in: 'path', schema: { type: 'string' } }),
    required: true,
  }))
}

function namedParts(
  schema: z.core.$ZodType | undefined,
  { place, writer }: { readonly place: string; readonly writer: SchemaWriter },
) {
  const { properties = {}, required = [] } = schema ? writer.write(schema, 'input') : {}
  return Object.entries(Object(properties)).map(([name, part]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema: part,
  }))
}

function bodyOf({ body, receives }: Endpoint, writer: SchemaWriter) {
  if (body) {
    const schema = writer.write(body, 'input')
    return { required: true, content: { 'application/json': { schema } } }
  }
  if (receives === undefined) return undefined
  return { required: true, content: { [receives]: { schema: uploadSchema(receives) } } }
}

function uploadSchema(mediaType: string): JsonSchema {
  if (mediaType !== 'multipart/form-data') return {}
  return {
    type: 'object',
    properties: { file: { contentMediaType: 'application/octet-stream' } },
    required: ['file'],
  }
}

function responsesOf(
  endpoint: Endpoint,
  { writer, error }: { readonly writer: SchemaWriter; readonly error: JsonSchema },
) {
  const responses: Record<string, unknown> = {}
  for (const [status, answer] of Object.entries(endpoint.answers)) {
    responses[status] = {
      description: meanings[status] ?? 'Done',
      ...(answer !== null && {
        content: {
          ...('mediaType' in answer
            ? { [answer.mediaType]: {} }
            : { 'application/json': { schema: writer.write(answer, 'output') } }),
          ...(endpoint.events && {
            'text/event-stream': { 'x-event': writer.write(endpoint.events, 'output') },
          }),
        },
      }),
    }
  }
  for (const code of errorsOf(endpoint)) {
    const status = String(errorStatus[code])
    const known = errorCodes(responses[status])
    responses[status] = {
      description: [...known, code].join(', '),
      content: { 'application/json': { schema: error } },
    }
  }
  return responses
}

/** Returns the error codes listed for a response so far. */
function errorCodes(response: unknown): readonly string[] {
  const { description } = Object(response)
  return typeof description === 'string' ? description.split(', ') : []
}

const meanings: Readonly<Record<string, string>> = {
  '200': 'Done',
  '201': 'Made',
  '202': 'On its way',
  '204': 'Done, with nothing to say',
  '206': 'The part that was asked for',
  '302': 'Found elsewhere',
  '303': 'Done, and goes on elsewhere',
  '304': 'As the caller has it already',
}
