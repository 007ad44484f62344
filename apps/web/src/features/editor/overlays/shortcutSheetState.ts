import { createOpenState } from './openState.ts'

export const shortcutSheet = createOpenState()
