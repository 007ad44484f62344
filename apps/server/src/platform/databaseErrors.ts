/** An error and its causes: the query builder wraps driver errors. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = []
  for (
    let current = error;
    current instanceof Error && causes.length < 5;
    current = current.cause
  ) {
    causes.push(current)
  }
  return causes
}

/** The SQLSTATE or errno of an error. */
function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function hasCode(error: unknown, matches: (code: string) => boolean): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return code !== undefined && matches(code)
  })
}

const brokenConnection = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
// Connection exceptions, insufficient resources, shutdown or startup, system errors; rejected
// logins and a missing database (changed while the server ran); a primary that became a standby; a
// session terminated for idling in a transaction.
const downCodes = /^(?:08...|53...|57P..|58...|28...|3D000|25006|25P03)$/
// Driver messages without a code, for connections that broke or could not be opened.
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|database is restarting|not queryable|after calling end on the pool/

/** Whether the database, rather than the query, is at fault. */
export function isDatabaseDown(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    if (code === undefined) return downMessages.test(cause.message)
    // A missing file has the same code as a missing socket, and is no outage.
    if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
    return brokenConnection.has(code) || downCodes.test(code)
  })
}

const lostCodes = /^(?:08...|57P0[1-3]|ECONNRESET|ECONNABORTED|EPIPE)$/
const lostMessages = /Connection terminated unexpectedly|not queryable/

/** Whether an established connection broke: a new one may work at once. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return code === undefined ? lostMessages.test(cause.message) : lostCodes.test(code)
  })
}

// Canceled by `statement_timeout`, lock or connection timeout, serialization failure, deadlock.
const busyCodes = new Set(['57014', '55P03', 'OVERLOADED', '40001', '40P01'])

/** Whether the database is up but had no time for the query: it may be retried. */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCode(error, (code) => busyCodes.has(code))
}

/** Whether the transaction was rolled back because of a conflict with another one. */
export function isCollision(error: unknown): boolean {
  return hasCode(error, (code) => code === '40001' || code === '40P01')
}

/** Whether PostgreSQL rejected a value: data exceptions such as 22021, a NUL in text. */
export function isUnstorable(error: unknown): boolean {
  return hasCode(error, (code) => code.startsWith('22'))
}

/** Whether a unique constraint was violated: a concurrent request was faster. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, (code) => code === '23505')
}
