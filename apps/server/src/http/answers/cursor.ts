import type * as z from 'zod'
import { Failure } from '../errors/failure.ts'

type Place = readonly (string | number)[]

/** A page of a list with keyset pagination. */
export interface CutPage<Row> {
  readonly rows: readonly Row[]
  /** For the next page; null on the last one. */
  readonly nextCursor: string | null
}

/** A page of at most `limit` rows; `rows` contains one more if there is a next page. */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): CutPage<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last ? cursorAfter(placeOf(last)) : null }
}

function cursorAfter(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The position in a cursor; undefined without one, a failure for an invalid one. */
export function readCursor<P extends Place>(
  shape: z.ZodType<P>,
  cursor: string | undefined,
): P | undefined | Failure {
  if (cursor === undefined) return undefined
  const failure = new Failure('validation_failed', 'This page of the list does not exist')
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8')
    const { success, data } = shape.safeParse(JSON.parse(text))
    return success ? data : failure
  } catch {
    return failure
  }
}
