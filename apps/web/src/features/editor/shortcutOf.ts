import { type ShortcutAction, shortcuts } from './shortcuts.ts'

type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'
>

/** What a key asks for, where the keyboard is; nothing while text is typed, in dialogs, menus and lists. */
export function shortcutOf(event: Keys): ShortcutAction | undefined {
  const { target } = event
  if (isElsewhere(target)) return undefined
  const onCanvas = isOnCanvas(target)
  return shortcuts.find(
    (shortcut) =>
      !('told' in shortcut) &&
      (onCanvas || shortcut.at === 'anywhere') &&
      shortcut.keys.some((key) => isPressed(key, event)),
  )?.action
}

/** Keys that belong to what has the focus. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=radio]), textarea, select') ||
    target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
  )
}

/** The slide, or nothing at all, has the focus. */
export function isOnCanvas(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target === document.body || target.closest('#content') !== null
}

/** How a key is written for a person: 'Ctrl+Alt+C', on a Mac '⌘⌥C'. */
export function keyWords(keys: string): string {
  const isMac = /Mac|iP(?:hone|ad)/u.test(navigator.platform)
  const names = isMac ? macNames : plainNames
  return parts(keys)
    .map((part) => names[part] ?? arrows[part] ?? part)
    .join(isMac ? '' : '+')
}

function isPressed(keys: string, event: Keys): boolean {
  const wanted = parts(keys)
  const key = wanted.at(-1) ?? ''
  const has = (modifier: string) => wanted.slice(0, -1).includes(modifier)
  // A sign such as ? needs Shift on some keyboards and not on others.
  const anyShift = key.length === 1 && !/[A-Z]/u.test(key)
  return (
    (event.ctrlKey || event.metaKey) === has('Mod') &&
    event.altKey === has('Alt') &&
    (anyShift || event.shiftKey === has('Shift')) &&
    isKey(key, event)
  )
}

function isKey(key: string, event: Keys): boolean {
  if (key === 'Space') return event.key === ' '
  // With Alt some keyboards write another letter.
  return event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key}`
}

function parts(keys: string): readonly string[] {
  return keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+')
}

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page up',
  PageDown: 'Page down',
  ContextMenu: 'Menu',
  Escape: 'Esc',
}
const plainNames: Readonly<Record<string, string>> = { Mod: 'Ctrl' }
const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
