import { arrangeActions } from './arrangeActions.ts'
import { changeActions } from './changeActions.ts'
import type { ElementAction } from './EditorAction.ts'
import { selectActions } from './selectActions.ts'
import { viewActions } from './viewActions.ts'

const table = { ...changeActions, ...arrangeActions, ...selectActions, ...viewActions }

export type ElementActionId = keyof typeof table

/** Everything that keyboard, menu and panels do on the canvas, in the order of its menu. */
export const elementActions: Readonly<Record<ElementActionId, ElementAction>> = table
