import {
  isElsewhere,
  isInLayer,
  isOnCanvas,
  isOnSlides,
  isPressed,
  keyLabel,
  type KeyPress,
} from '../controls/keys.ts'
import type { ActionKeys, EditorAction } from './EditorAction.ts'

type KeyedActions<Id extends string> = Readonly<
  Record<Id, Pick<EditorAction<never>, 'keys' | 'hasOwnEvent'>>
>

/** Returns the action for a key, given the focus; undefined while typing text and in dialogs and menus. */
export function actionFor<Id extends string>(
  event: KeyPress,
  actions: KeyedActions<Id>,
): Id | undefined {
  return actionOf(event, actions, activeGroups(event.target))
}

/** Returns the action for a key that works also while typing text; undefined in dialogs and menus. */
export function alwaysActionFor<Id extends string>(
  event: KeyPress,
  actions: KeyedActions<Id>,
): Id | undefined {
  return isInLayer(event.target) ? undefined : actionOf(event, actions, ['always'])
}

function actionOf<Id extends string>(
  event: KeyPress,
  actions: KeyedActions<Id>,
  groups: readonly (keyof ActionKeys)[],
): Id | undefined {
  for (const id in actions) {
    const { keys = {}, hasOwnEvent } = actions[id]
    const pressed = groups.flatMap((group) => keys[group] ?? [])
    if (!hasOwnEvent && pressed.some((key) => isPressed(key, event))) return id
  }
  return undefined
}

function activeGroups(target: EventTarget | null): readonly (keyof ActionKeys)[] {
  if (isElsewhere(target)) return []
  return [
    'anywhere',
    ...(isOnCanvas(target) ? (['canvas'] as const) : []),
    ...(isOnSlides(target) ? (['slides'] as const) : []),
  ]
}

export function allKeys({
  always = [],
  anywhere = [],
  canvas = [],
  slides = [],
  comments = [],
}: ActionKeys): readonly string[] {
  return [...always, ...anywhere, ...canvas, ...slides, ...comments]
}

/** Returns an action's first shortcut for display; empty if it has none. */
export function keysLabel({ keys = {} }: Pick<EditorAction<never>, 'keys'>): string {
  const [first] = allKeys(keys)
  return first === undefined ? '' : keyLabel(first)
}
