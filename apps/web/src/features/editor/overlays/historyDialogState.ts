import { createOpenState } from './openState.ts'

export const historyDialog = createOpenState()
