import * as z from 'zod'

/** `nextCursor` of the previous page; all other parameters must be unchanged. */
export const pageCursor = z.string().regex(/^[\w-]{1,2000}$/)

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Requests the next page; null on the last one. */
  readonly nextCursor: string | null
}
