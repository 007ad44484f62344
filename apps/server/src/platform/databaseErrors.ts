/** An error and what caused it: the query builder wraps what the driver throws. */
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
// Connection exceptions, resources exhausted, shut down or still starting, system errors; refused logins and a missing
// database, which somebody changed while the server ran; a primary that became a standby; a session that was ended
// because its transaction stood still.
const downCodes = /^(?:08...|53...|57P..|58...|28...|3D000|25006|25P03)$/
// What the driver says, without any code, when a connection ends or does not come about.
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|database is restarting|not queryable|after calling end on the pool/

/** Whether the database, rather than the question put to it, is at fault. */
export function isDatabaseDown(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    if (code === undefined) return downMessages.test(cause.message)
    // A file that is missing has the same code as a socket that is, and is nobody's outage.
    if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
    return brokenConnection.has(code) || downCodes.test(code)
  })
}

const lostCodes = /^(?:08...|57P0[1-3]|ECONNRESET|ECONNABORTED|EPIPE)$/
const lostMessages = /Connection terminated unexpectedly|not queryable/

/** Whether a connection broke that had been there: another one may be had at once. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return code === undefined ? lostMessages.test(cause.message) : lostCodes.test(code)
  })
}

// Canceled by `statement_timeout`, waited too long for a lock or a connection, and the two ways in which transactions get
// in each other's way.
const busyCodes = new Set(['57014', '55P03', 'OVERLOADED', '40001', '40P01'])

/** Whether the database is well and had no time for the question: it may be put again. */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCode(error, (code) => busyCodes.has(code))
}

/** Whether transactions got in each other's way, and PostgreSQL says that this one left nothing behind. */
export function isCollision(error: unknown): boolean {
  return hasCode(error, (code) => code === '40001' || code === '40P01')
}

/** Whether PostgreSQL refused a value: data exceptions such as 22021, a NUL in text. */
export function isUnstorable(error: unknown): boolean {
  return hasCode(error, (code) => code.startsWith('22'))
}

/** Whether a value stands in a unique column already: somebody else was faster. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, (code) => code === '23505')
}
