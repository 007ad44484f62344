import {
  isElsewhere,
  isOnCanvas,
  isOnSlides,
  isPressed,
  keyLabel,
  type KeyPress,
} from '../controls/keys.ts'
import type { ActionKeys, EditorAction } from './EditorAction.ts'

/** The action that a key asks for, where the focus is; nothing while text is typed, in dialogs and in menus. */
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
}: ActionKeys): readonly string[] {
  return [...anywhere, ...canvas, ...slides]
}

/** The first keys of an action as a person reads them; empty for one without keys. */
export function keysLabel({ keys = {} }: Pick<EditorAction<never>, 'keys'>): string {
  const [first] = allKeys(keys)
  return first === undefined ? '' : keyLabel(first)
}
