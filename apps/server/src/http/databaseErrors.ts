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

const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
// Connection exceptions, resources exhausted, shut down or still starting.
const downClasses = /^(08|53|57P|58)/
// What the driver says, without any code, when a connection ends or does not come about.
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|database is restarting|not queryable/

/** Whether the database, rather than the question put to it, is at fault. */
export function isDatabaseDown(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    if (code === undefined) return downMessages.test(cause.message)
    // A file that is missing has the same code as a socket that is, and is nobody's outage.
    if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
    return brokenConnection.has(code) || downClasses.test(code)
  })
}

/** Whether PostgreSQL refused a value: data exceptions such as 22021, a NUL in text. */
export function isUnstorable(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause)?.startsWith('22'))
}

/** Whether a value stands in a unique column already: somebody else was faster. */
export function isDuplicate(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '23505')
}
