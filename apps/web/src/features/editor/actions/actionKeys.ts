import {
  isElsewhere,
  isOnCanvas,
  isOnSlides,
  isPressed,
  keyLabel,
  type KeyPress,
} from '../controls/keys.ts'
import type { ActionKeys, EditorAction } from './EditorAction.ts'

/** Returns the action for a key, given the focus; undefined while typing text and in dialogs and menus. */
export function actionFor<Id extends string>(
  event: KeyPress,
  actions: Readonly<Record<Id, Pick<EditorAction<never>, 'keys' | 'hasOwnEvent'>>>,
): Id | undefined {
  const { target } = event
  if (isElsewhere(target)) return undefined
  const onCanvas = isOnCanvas(target)
  const onSlides = isOnSlides(target)
  for (const id in actions) {
    const { keys = {}, hasOwnEvent } = actions[id]
    const pressed = [
      ...(keys.anywhere ?? []),
      ...(onCanvas ? (keys.canvas ?? []) : []),
      ...(onSlides ? (keys.slides ?? []) : []),
    ]
    if (!hasOwnEvent && pressed.some((key) => isPressed(key, event))) return id
  }
  return undefined
}

export function allKeys({
  anywhere = [],
  canvas = [],
  slides = [],
  comments = [],
}: ActionKeys): readonly string[] {
  return [...anywhere, ...canvas, ...slides, ...comments]
}

/** Returns an action's first shortcut for display; empty if it has none. */
export function keysLabel({ keys = {} }: Pick<EditorAction<never>, 'keys'>): string {
  const [first] = allKeys(keys)
  return first === undefined ? '' : keyLabel(first)
}
