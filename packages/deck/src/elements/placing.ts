import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { idSchema } from '../scalars.ts'

const { lowest, highest } = deckLimits.order

/** How the user arranged an element among the others. */
export const placingFields = {
  /** Elements of a slide with the same group are selected and moved together. */
  group: idSchema.optional(),
  /** Selectable, but neither movable nor deletable. */
  locked: z.boolean().optional(),
  /** Z-order of free elements; 0 if absent, negative below what the layout paints. */
  z: z.number().int().min(lowest).max(highest).optional(),
}
