import * as z from 'zod'

/** ISO 8601, in UTC. */
export const timestamp = z.iso.datetime()
/** Such as 2026-11-21. */
export const day = z.iso.date()
export const count = z.int().min(0)

/** A sentence for the user. */
export const notice = z.strictObject({ message: z.string() })

/** One page of a list. `nextCursor` requests the next page; it is null on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() })

/** The id of an account or a session; it reveals nothing else. */
export const opaqueId = z.string().min(1)
