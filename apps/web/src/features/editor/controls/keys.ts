export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'
>

/** Returns whether keys belong to the target: a text field, a dialog or a menu. */
export function isElsewhere(target: EventTarget | null): boolean {
  return isTyping(target) || isInLayer(target)
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=radio]), textarea, select')
}

/** Returns whether the target is in a dialog or a menu. */
export function isInLayer(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Returns whether a dialog is open, over which keys of the page do nothing. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][data-state=open]') !== null
}

/** Returns whether the slide, or nothing, has the focus. */
export function isOnCanvas(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target === document.body || target.closest('#content') !== null
}

/** Returns whether the slide list has the focus. */
export function isOnSlides(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=listbox]') !== null
}

/** Formats a shortcut for display: "Ctrl+Alt+C", or "⌘⌥C" on a Mac. */
export function keyLabel(keys: string): string {
  const isMac = /Mac|iP(?:hone|ad)/u.test(navigator.platform)
  const names = isMac ? macNames : plainNames
  return parts(keys)
    .map((part) => names.get(part) ?? part)
    .join(isMac ? '' : '+')
}

/** Returns whether a key press matches a shortcut such as `Mod+Shift+G`. */
export function isPressed(keys: string, event: KeyPress): boolean {
  const wanted = parts(keys)
  const key = wanted.at(-1) ?? ''
  const has = (modifier: string) => wanted.slice(0, -1).includes(modifier)
  // A character such as ? needs Shift on some keyboards but not on others.
  const anyShift = key.length === 1 && !/[A-Z]/u.test(key)
  return (
    (event.ctrlKey || event.metaKey) === has('Mod') &&
    event.altKey === has('Alt') &&
    (anyShift || event.shiftKey === has('Shift')) &&
    isKey(key, event)
  )
}

function isKey(key: string, event: KeyPress): boolean {
  if (key === 'Space') return event.key === ' '
  // With Alt, some keyboards type another character.
  return event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key}`
}

function parts(keys: string): readonly string[] {
  return keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+')
}

const keyNames = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page up',
  PageDown: 'Page down',
  ContextMenu: 'Menu',
  Escape: 'Esc',
}
const plainNames = new Map(Object.entries({ ...keyNames, Mod: 'Ctrl' }))
const macNames = new Map(Object.entries({ ...keyNames, Mod: '⌘', Alt: '⌥', Shift: '⇧' }))
