import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { idSchema } from '../scalars.ts'

const { lowest, highest } = deckLimits.order

/** How a person arranged an element among the others. */
export const placingFields = {
  /** Elements of a slide with the same name here are selected and moved together. */
  group: idSchema.optional(),
  /** Can be selected, but neither moved nor deleted. */
  locked: z.boolean().optional(),
  /** Painting order of free elements, 0 where it is left out; below 0 lies under what the layout paints. */
  z: z.number().int().min(lowest).max(highest).optional(),
}
