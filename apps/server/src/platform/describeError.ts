import { createHash } from 'node:crypto'

/** What is logged of an error: its kind and where it happened, and no user input. */
export type ErrorFacts = {
  readonly type: string
  /** An SQLSTATE, an errno, or a code of a library. */
  readonly code?: string
  /** The status code of a mail server or another service. */
  readonly status?: number
  /** The kind of query and eight digits that identify it; never its values. */
  readonly query?: string
  readonly constraint?: string
  /** Only for messages of the JavaScript engine itself. */
  readonly message: string
  /** The stack frames, without the message above them. */
  readonly stack: string
  readonly cause?: ErrorFacts
}

const mostCauses = 4

/**
 * The loggable facts of an error. Messages are left out: those of queries list their values, those
 * of parsers quote their input, those of mail servers name the recipient; the stack identifies the
 * message. Only messages that the engine generates for bugs are kept, since they name nothing but
 * the program's own identifiers.
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

/** The same as one short line, for warnings about background work. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, status, query, constraint } = kindOf(error)
  const facts = [code, status, query, constraint].filter((fact) => fact !== undefined)
  const own = error.constructor === Error && facts.length === 0 && error.cause === undefined
  const summary = own ? maskValues(error.message) : [nameOf(error), ...facts].join(' ')
  return error.cause instanceof Error ? `${summary}, by ${describeError(error.cause)}` : summary
}

/** The error's `name`, or its class where the name is just `Error`. */
function nameOf({ name, constructor }: Error): string {
  return asCode(name === 'Error' ? constructor.name : name)
}

function kindOf(error: Error): Pick<ErrorFacts, 'code' | 'status' | 'query' | 'constraint'> {
  const { code, responseCode, statusCode, query, constraint } = membersOf(error)
  const status = [responseCode, statusCode].find((value) => typeof value === 'number')
  return {
    ...(typeof code === 'string' && { code: asCode(code) }),
    ...(typeof status === 'number' && { status }),
    ...(typeof query === 'string' && { query: describeQuery(query) }),
    ...(typeof constraint === 'string' && { constraint: asCode(constraint) }),
  }
}

function membersOf(error: Error): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(error))
}

/** `insert users #1a2b3c4d`: enough to find the query and to recognize repeats. */
function describeQuery(query: string): string {
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
  // If the message was changed after creation, its end in the stack is unknown.
  const frames = end < 0 ? '' : stack.slice(end + message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at .*(?::\d+:\d+|<anonymous>)\)?$/.test(line))
    .map((line) => line.trim())
    .join('\n')
}

/** A code such as ECONNREFUSED; `?` for anything else. */
function asCode(text: string): string {
  return /^[\w.-]{1,60}$/.test(text) ? text : '?'
}

/** The message without quoted values and without email addresses. */
function maskValues(message: string): string {
  const [line = ''] = message.split('\n')
  return line
    .replaceAll(/(["'`“”‘’<«]).*?["'`“”‘’>»]/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 200)
}
