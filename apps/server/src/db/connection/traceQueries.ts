import type { PoolClient } from 'pg'
import { beginSpan } from '../../platform/tracing/spans.ts'

/** Traces each query of a connection by its verb and table: never its text, never its values. */
export function traceQueries(client: PoolClient): void {
  const query: (...input: unknown[]) => unknown = client.query.bind(client)
  const traceQuery = (...input: unknown[]): unknown => {
    const { operation, table } = shapeOf(input[0])
    const span = beginSpan(table === '' ? operation : `${operation} ${table}`, {
      kind: 'client',
      facts: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== '' && { 'db.collection.name': table }),
      },
    })
    if (!span) return query(...input)
    const original = input.at(-1)
    if (isCallback(original)) {
      const callback = (error: unknown, ...rest: unknown[]) => {
        span.end({ failed: Boolean(error) })
        original(error, ...rest)
      }
      return span.run(() => query(...input.slice(0, -1), callback))
    }
    const result = span.run(() => query(...input))
    if (result instanceof Promise) {
      result.then(
        () => span.end(),
        () => span.end({ failed: true }),
      )
    } else span.end()
    return result
  }
  Object.assign(client, { query: traceQuery })
}

function isCallback(value: unknown): value is (...said: unknown[]) => void {
  return typeof value === 'function'
}

const operations =
  /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|lock|copy|listen|notify)\b/i
const tables = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i

/** The verb of a statement and the first table in it. */
export function shapeOf(statement: unknown): {
  readonly operation: string
  readonly table: string
} {
  const text = textOf(statement)
  const operation = operations.exec(text)?.[1]?.toLowerCase() ?? 'other'
  // Identifiers are ours; quoted text and parameters are skipped.
  const table = tables.exec(text.replaceAll(/'(?:[^']|'')*'/g, "''"))?.[1] ?? ''
  return { operation, table }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isQuery = typeof statement === 'object' && statement !== null && 'text' in statement
  return isQuery ? String(statement.text) : ''
}
