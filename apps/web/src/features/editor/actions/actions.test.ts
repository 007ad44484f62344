import { beforeAll, expect, test, vi } from 'vitest'
import { deckActions } from './deckActions.ts'
import type { EditorAction } from './EditorAction.ts'
import { elementActions } from './elementActions.ts'
import { actionFor } from './actionKeys.ts'
import { slideActions } from './slideActions.ts'
import { zoomActions } from './viewActions.ts'

const tables = [elementActions, slideActions, deckActions, zoomActions]
const actions = tables.flatMap((table) => Object.entries<EditorAction<never>>(table))

// Nothing has the focus: without a browser there is nothing that could.
beforeAll(() => {
  vi.stubGlobal('Element', Object)
  vi.stubGlobal('HTMLElement', Object)
})

test('every action has an id of its own', () => {
  const ids = actions.map(([id]) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test.each(['canvas', 'slides'] as const)('no two actions share a key on the %s', (place) => {
  const keys = actions
    .filter(([id]) => place === 'canvas' || !(id in elementActions))
    .flatMap(([, { keys: shortcuts = {} }]) => [
      ...(shortcuts.anywhere ?? []),
      ...(shortcuts[place] ?? []),
    ])
  expect(keys.length).toBeGreaterThan(10)
  expect(keys).toEqual([...new Set(keys)])
})

test.each([
  ['d', { ctrlKey: true }, 'duplicate'],
  ['d', { metaKey: true }, 'duplicate'],
  ['d', {}, undefined],
  ['r', {}, 'turnRight'],
  ['R', { shiftKey: true }, 'turnLeft'],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['/', { ctrlKey: true }, 'shortcuts'],
  ['ArrowUp', { ctrlKey: true, shiftKey: true }, 'front'],
  ['ArrowUp', { ctrlKey: true }, 'forward'],
  [' ', { ctrlKey: true }, 'choose'],
  // Copying is an event of the browser's own.
  ['c', { ctrlKey: true }, undefined],
])('the key %j with %o asks for %s', (key, modifiers, action) => {
  expect(actionFor(press(key, modifiers), elementActions)).toBe(action)
})

test('with Alt a key counts by its place, since some keyboards type another letter', () => {
  const pressed = { ...press('¬', { ctrlKey: true, altKey: true }), code: 'KeyL' }
  expect(actionFor(pressed, elementActions)).toBe('lock')
})

test.each([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'zoomFit'],
])('Ctrl and %s asks for %s', (key, action) => {
  expect(actionFor(press(key, { ctrlKey: true }), zoomActions)).toBe(action)
})

type Modifiers = Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>>

function press(key: string, modifiers: Modifiers) {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...modifiers,
  }
}
