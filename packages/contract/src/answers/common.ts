import * as z from 'zod'

/** ISO 8601, in UTC. */
export const timestamp = z.iso.datetime()
/** Such as 2026-11-21. */
export const day = z.iso.date()
export const count = z.int().min(0)

/** A sentence for the person. */
export const notice = z.strictObject({ message: z.string() })

/** One page of a list; `nextCursor` leads to the next, and is null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() })

/** The id of an account or a session: whoever holds one reads nothing out of it. */
export const opaqueId = z.string().min(1)
