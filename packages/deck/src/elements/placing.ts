import { z } from 'zod'
import { deckLimits } from '../limits.ts'

const { lowest, highest } = deckLimits.order

const groupId = '[A-Za-z0-9_-]{1,64}'
const groupPattern = new RegExp(`^${groupId}(?:/${groupId}){0,${deckLimits.groupLevels - 1}}$`)

/** How the user arranged an element among the others. */
export const placingFields = {
  /**
   * Elements of a slide with the same group are selected and moved together. In nested groups these are the IDs of all
   * of them, from the outermost in, separated by slashes.
   */
  group: z.string().regex(groupPattern).optional(),
  /** Selectable, but neither movable nor deletable. */
  locked: z.boolean().optional(),
  /** Z-order of free elements; 0 if absent, negative below what the layout paints. */
  z: z.number().int().min(lowest).max(highest).optional(),
}
