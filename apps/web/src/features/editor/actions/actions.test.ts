import { beforeAll, expect, test, vi } from 'vitest'
import { arrangeActions } from './arrangeActions.ts'
import { changeActions } from './changeActions.ts'
import { deckActions } from './deckActions.ts'
import type { EditorAction } from './EditorAction.ts'
import { elementActions } from './elementActions.ts'
import { actionFor } from './actionKeys.ts'
import { selectActions } from './selectActions.ts'
import { slideActions } from './slideActions.ts'
import { textActions } from './textActions.ts'
import { viewActions, zoomActions } from './viewActions.ts'

const canvasTables = [changeActions, textActions, arrangeActions, selectActions, viewActions]
const actions = [...canvasTables, slideActions, deckActions, zoomActions].flatMap((table) =>
  Object.entries<EditorAction<never>>(table),
)

// There is no browser, so nothing can have the focus.
beforeAll(() => {
  // Not `Object`: then everything would be an element, and failures could not be printed.
  vi.stubGlobal('Element', EventTarget)
  vi.stubGlobal('HTMLElement', EventTarget)
})

test('every action has an id of its own', () => {
  const taken = new Map<string, string>()
  const faults = actions.flatMap(([id, { label }]) => {
    const other = taken.get(id)
    taken.set(id, label)
    return other === undefined ? [] : [`“${label}” and “${other}” are both called ${id}`]
  })

  expect(faults).toEqual([])
})

test('every canvas action is in the table that keyboard and menu read', () => {
  const missing = canvasTables
    .flatMap((table) => Object.keys(table))
    .filter((id) => !(id in elementActions))

  expect(missing).toEqual([])
})

test.each(['canvas', 'slides'] as const)('no two actions share a key on the %s', (place) => {
  const taken = new Map<string, string>()
  const faults = actions
    .filter(([id]) => place === 'canvas' || !(id in elementActions))
    .flatMap(([id, { keys = {} }]) =>
      [...(keys.always ?? []), ...(keys.anywhere ?? []), ...(keys[place] ?? [])].flatMap((key) => {
        const other = taken.get(key)
        taken.set(key, id)
        return other === undefined ? [] : [`${key} runs ${other} already, and cannot run ${id}`]
      }),
    )

  expect(taken.size).toBeGreaterThan(10)
  expect(faults).toEqual([])
})

test.each([
  ['d', { ctrlKey: true }, 'duplicate'],
  ['d', { metaKey: true }, 'duplicate'],
  ['d', {}, undefined],
  // A letter writes into the text that is selected.
  ['r', {}, undefined],
  ['r', { altKey: true }, 'turnRight'],
  ['R', { altKey: true, shiftKey: true }, 'turnLeft'],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['/', { ctrlKey: true }, 'shortcuts'],
  ['ArrowUp', { ctrlKey: true, shiftKey: true }, 'front'],
  ['ArrowUp', { ctrlKey: true }, 'forward'],
  [' ', { ctrlKey: true }, 'choose'],
  // Copying is a browser event.
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
