import type { PlacedElement } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { nudge } from './nudge.ts'
import { placeWords } from './placeWords.ts'

const text: PlacedElement = {
  id: 'title-a',
  element: { kind: 'title', id: 'title-a' },
  name: 'Title',
  box: { x: 60, y: 60, width: 110, height: 40 },
  rotation: 0,
}
const plain = { shiftKey: false, altKey: false }

test.each([
  ['ArrowRight', plain, { x: 61 }],
  ['ArrowLeft', { ...plain, shiftKey: true }, { x: 50 }],
  ['ArrowDown', plain, { y: 61 }],
  ['ArrowUp', { ...plain, shiftKey: true }, { y: 50 }],
  ['ArrowRight', { ...plain, altKey: true }, { width: 111 }],
  ['ArrowDown', { shiftKey: true, altKey: true }, { height: 50 }],
])('%s with %o changes %o', (key, modifiers, change) => {
  expect(nudge(text, { key, ...modifiers })).toEqual({ ...text.box, ...change })
})

test('keys do not make a text box smaller than 100 x 30', () => {
  const keys = { shiftKey: true, altKey: true }
  const narrow = nudge(text, { key: 'ArrowLeft', ...keys })
  const low = nudge(text, { key: 'ArrowUp', ...keys })

  expect(narrow?.width).toBe(100)
  expect(low?.height).toBe(30)
  expect(
    nudge({ ...text, box: { ...text.box, width: 100 } }, { key: 'ArrowLeft', ...keys })?.width,
  ).toBe(100)
})

test('other keys move nothing', () => {
  expect(nudge(text, { key: 'a', ...plain })).toBeUndefined()
})

test('a move is told in whole units', () => {
  expect(placeWords('Title', { x: 60.4, y: 59.6, width: 110, height: 40 })).toBe(
    'Title, x 60, y 60, 110 by 40',
  )
})
