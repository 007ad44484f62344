import { createOpenState } from './openState.ts'

export const tableSizeDialog = createOpenState()
