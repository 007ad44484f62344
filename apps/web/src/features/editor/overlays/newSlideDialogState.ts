import { createOpenState } from './openState.ts'

export const newSlideDialog = createOpenState()
