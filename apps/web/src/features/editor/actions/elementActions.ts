import { cropActions } from '../insert/pictures/cropActions.ts'
import { lineActions } from '../insert/lines/lineActions.ts'
import { arrangeActions } from './arrangeActions.ts'
import { changeActions } from './changeActions.ts'
import { newCommentActions } from './commentActions.ts'
import type { ElementAction } from './EditorAction.ts'
import { selectActions } from './selectActions.ts'
import { textActions } from './textActions.ts'
import { viewActions } from './viewActions.ts'

const table = {
  ...cropActions,
  ...changeActions,
  ...textActions,
  ...arrangeActions,
  ...lineActions,
  ...newCommentActions,
  ...selectActions,
  ...viewActions,
}

export type ElementActionId = keyof typeof table

/** All canvas actions of shortcuts, menus and panels, in menu order. */
export const elementActions: Readonly<Record<ElementActionId, ElementAction>> = table
