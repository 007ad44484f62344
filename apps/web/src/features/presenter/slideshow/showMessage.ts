import * as z from 'zod/mini'

const role = z.enum(['audience', 'speaker'])

const showStateSchema = z.strictObject({
  index: z.int().check(z.nonnegative()),
  revealed: z.int().check(z.nonnegative()),
  screen: z.enum(['slide', 'black', 'white']),
  playing: z.boolean(),
  stepByStep: z.optional(z.boolean()),
})

/** Where the laser points: parts of the slide's width and height. */
const pointSchema = z.strictObject({ x: z.number(), y: z.number() })

/** Messages between the windows of one slideshow. */
export const showMessageSchema = z.discriminatedUnion('kind', [
  /** A window that has just opened asks where the show is. */
  z.strictObject({ kind: z.literal('hello'), from: role }),
  z.strictObject({ kind: z.literal('show'), from: role, state: showStateSchema }),
  z.strictObject({ kind: z.literal('laser'), from: role, at: z.nullable(pointSchema) }),
  /** The window goes away: it is closed, or reloads and sends `hello` again. */
  z.strictObject({ kind: z.literal('bye'), from: role }),
  /** The show is over. */
  z.strictObject({ kind: z.literal('end'), from: role }),
])

export type ShowMessage = z.infer<typeof showMessageSchema>
export type ShowRole = z.infer<typeof role>
export type LaserPoint = z.infer<typeof pointSchema>
