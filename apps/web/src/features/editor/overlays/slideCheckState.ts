import { createOpenState } from './openState.ts'

export const slideCheck = createOpenState()
