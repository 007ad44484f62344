import type { PlacedElement } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { nudge, type NudgeKey } from './nudge.ts'
import { describePlacement } from './elements/describePlacement.ts'

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
  expect(nudge([text], { key, ...modifiers })).toEqual([['title-a', { ...text.box, ...change }]])
})

test('keys do not make a text box smaller than 100 x 30', () => {
  const keys = { shiftKey: true, altKey: true }
  const narrow = box(text, { key: 'ArrowLeft', ...keys })
  const low = box(text, { key: 'ArrowUp', ...keys })

  expect(narrow?.width).toBe(100)
  expect(low?.height).toBe(30)
  expect(
    box({ ...text, box: { ...text.box, width: 100 } }, { key: 'ArrowLeft', ...keys })?.width,
  ).toBe(100)
})

test('several move together, and stop together at the edge of the page', () => {
  const other = { ...text, id: 'b', box: { ...text.box, x: 1_085, y: 200 } }
  const moved = nudge([text, other], { key: 'ArrowRight', shiftKey: true, altKey: false })

  expect(moved).toEqual([
    ['title-a', { ...text.box, x: 65 }],
    ['b', { ...other.box, x: 1_090 }],
  ])
})

test('other keys move nothing', () => {
  expect(nudge([text], { key: 'a', ...plain })).toBeUndefined()
})

test('a move is told in whole units', () => {
  expect(describePlacement('Title', { x: 60.4, y: 59.6, width: 110, height: 40 })).toBe(
    'Title, x 60, y 60, 110 by 40',
  )
})

function box(element: PlacedElement, keys: NudgeKey) {
  return nudge([element], keys)?.[0]?.[1]
}
