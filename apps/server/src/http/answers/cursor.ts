import type * as z from 'zod'
import { Failure } from '../errors/failure.ts'

type Place = readonly (string | number)[]

/** A page of a list that is read from place to place, never counted through from its beginning. */
export interface CutPage<Row> {
  readonly rows: readonly Row[]
  /** Leads to the next page; null on the last. */
  readonly nextCursor: string | null
}

/** A page of at most `limit` of the rows found, which are one more where others follow. */
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

/** The place that a cursor names; undefined without one, and a failure where a cursor names none. */
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
