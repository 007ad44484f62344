import * as z from 'zod'

/** `nextCursor` of the page before; everything else that is asked for must be the same. */
export const pageCursor = z.string().regex(/^[\w-]{1,2000}$/)

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Leads to the next page; null on the last. */
  readonly nextCursor: string | null
}
