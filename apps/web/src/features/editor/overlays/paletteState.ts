import { createOpenState } from './openState.ts'

export const commandPalette = createOpenState()
