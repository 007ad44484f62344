import type { Box } from '@deckloom/deck'
import { createValueStore } from '../../../shared/valueStore.ts'

/** Where the one element is that a gesture moves or resizes: the document has it when the gesture ends. */
export const movedBox = createValueStore<Box | undefined>(undefined)
