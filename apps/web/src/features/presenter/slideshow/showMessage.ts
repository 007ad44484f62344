import * as z from 'zod/mini'

const role = z.enum(['audience', 'speaker'])

const zoomSchema = z.strictObject({
  scale: z.number().check(z.minimum(1), z.maximum(5)),
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
})

const showStateSchema = z.strictObject({
  index: z.int().check(z.nonnegative()),
  revealed: z.int().check(z.nonnegative()),
  screen: z.enum(['slide', 'black', 'white']),
  playing: z.boolean(),
  stepByStep: z.optional(z.boolean()),
  zoom: z.optional(zoomSchema),
  turn: z.int().check(z.nonnegative()),
})

/** Position of the laser, in fractions of the slide's width and height. */
const pointSchema = z.strictObject({ x: z.number(), y: z.number() })

/** Messages between the windows of one slideshow. */
export const showMessageSchema = z.discriminatedUnion('kind', [
  /** Sent by a window that has just opened, to ask for the show's state. */
  z.strictObject({ kind: z.literal('hello'), from: role }),
  z.strictObject({ kind: z.literal('show'), from: role, state: showStateSchema }),
  z.strictObject({ kind: z.literal('laser'), from: role, at: z.nullable(pointSchema) }),
  /** What is drawn or said; the part that shows it reads it. */
  z.strictObject({ kind: z.enum(['ink', 'captions']), from: role, content: z.unknown() }),
  /** The window is closing, or reloading, after which it sends `hello` again. */
  z.strictObject({ kind: z.literal('bye'), from: role }),
  /** The show is over. */
  z.strictObject({ kind: z.literal('end'), from: role }),
])

export type ShowMessage = z.infer<typeof showMessageSchema>
export type ShowRole = z.infer<typeof role>
export type LaserPoint = z.infer<typeof pointSchema>
