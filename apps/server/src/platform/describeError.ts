import { createHash } from 'node:crypto'

/** What the log says of an error: where it happened and what kind it is, and nothing that a person typed. */
export type ErrorFacts = {
  readonly type: string
  /** An SQLSTATE, an errno, or a name that a library gave. */
  readonly code?: string
  /** What a mail server or another service answered with. */
  readonly status?: number
  /** What kind of query it was, and eight digits that tell it from others; never its values. */
  readonly query?: string
  readonly constraint?: string
  /** Only where the engine itself says it. */
  readonly message: string
  /** The places in the program, without the message that would stand before them. */
  readonly stack: string
  readonly cause?: ErrorFacts
}

const mostCauses = 4

/**
 * The facts of an error for the log. Messages are left out: those of queries list their values, those of parsers quote
 * what they could not read, those of mail servers name the recipient. The places say which message it was. Only what the
 * engine itself says of a fault in the program is kept, which names nothing but the program's own words.
 */
export function factsOf(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return {
    type: nameOf(error),
    ...kindOf(error),
    message: isOfEngine(error) ? error.message : '',
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      depth < mostCauses && { cause: factsOf(error.cause, depth + 1) }),
  }
}

/** The same in a few words, for warnings about work that the server does by itself. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, status, query, constraint } = kindOf(error)
  const facts = [code, status, query, constraint].filter((fact) => fact !== undefined)
  const own = error.constructor === Error && facts.length === 0 && error.cause === undefined
  const words = own ? masked(error.message) : [nameOf(error), ...facts].join(' ')
  return error.cause instanceof Error ? `${words}, by ${describeError(error.cause)}` : words
}

/** What the error calls itself, or its class where that is no more than an error. */
function nameOf({ name, constructor }: Error): string {
  return word(name === 'Error' ? constructor.name : name)
}

function kindOf(error: Error): Pick<ErrorFacts, 'code' | 'status' | 'query' | 'constraint'> {
  const { code, responseCode, statusCode, query, constraint } = membersOf(error)
  const status = [responseCode, statusCode].find((value) => typeof value === 'number')
  return {
    ...(typeof code === 'string' && { code: word(code) }),
    ...(typeof status === 'number' && { status }),
    ...(typeof query === 'string' && { query: queryWords(query) }),
    ...(typeof constraint === 'string' && { constraint: word(constraint) }),
  }
}

function membersOf(error: Error): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(error))
}

/** `insert users #1a2b3c4d`: enough to find the query, and to see whether it was the same one. */
function queryWords(query: string): string {
  const [verb = ''] = /^\s*\w+/.exec(query) ?? []
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(query)?.[1] ?? ''
  const mark = createHash('sha256').update(query).digest('hex').slice(0, 8)
  return [verb.trim().toLowerCase(), table, `#${mark}`].filter((part) => part !== '').join(' ')
}

function isOfEngine(error: Error): boolean {
  return (
    (error.constructor === TypeError || error.constructor === ReferenceError) && !('code' in error)
  )
}

function framesOf({ stack = '', message }: Error): string {
  const end = stack.indexOf(message)
  // Where the message was changed since, nobody knows where it ends in the stack.
  const frames = end < 0 ? '' : stack.slice(end + message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at .*(?::\d+:\d+|<anonymous>)\)?$/.test(line))
    .map((line) => line.trim())
    .join('\n')
}

/** A name such as ECONNREFUSED; anything else is none. */
function word(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : '?'
}

/** What a programmer wrote, without what was put into it between quotation marks, and without addresses. */
function masked(message: string): string {
  const [line = ''] = message.split('\n')
  return line
    .replaceAll(/(["'`“”‘’<«]).*?["'`“”‘’>»]/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 200)
}
