import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** Page units; outside of the page, too. */
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000))

const offset = z.int().check(z.minimum(0), z.maximum(100_000))

/** Where somebody is in a deck, and what they do there. */
export const presenceSchema = z.strictObject({
  slideId: id,
  /** The selected elements. */
  elementIds: z.array(id).check(z.maxLength(100)),
  /** Whether the text of the selected element is being edited. */
  isEditing: z.boolean(),
  /** The selected part of that text, counted in its lines, joined by line breaks; a caret where both are the same. */
  words: z.optional(z.strictObject({ from: offset, to: offset })),
  /** Whether the slide is shown full screen. */
  isPresenting: z.optional(z.boolean()),
  /** Absent while the pointer is not on the slide. */
  pointer: z.optional(z.strictObject({ x: coordinate, y: coordinate })),
})

/** What a browser sends. */
export const liveRequestSchema = z.strictObject({
  type: z.literal('presence'),
  presence: presenceSchema,
})

export type Presence = z.infer<typeof presenceSchema>
export type LiveRequest = z.infer<typeof liveRequestSchema>
