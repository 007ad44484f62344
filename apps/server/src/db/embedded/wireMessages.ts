// Messages of PostgreSQL's protocol that this process creates itself.

/** The error response of a database that rejects. */
export function errorResponse({
  severity,
  code,
  message,
}: {
  readonly severity: 'ERROR' | 'FATAL'
  /** SQLSTATE. */
  readonly code: string
  readonly message: string
}): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${message}`]
  return frameOf('E', `${fields.map((field) => `${field}\0`).join('')}\0`)
}

/** A statement without values. */
export function simpleQuery(sql: string): Buffer {
  return frameOf('Q', `${sql}\0`)
}

function frameOf(type: string, body: string): Buffer {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + bytes.length, 1)
  return Buffer.concat([head, bytes])
}
