import { expect, test } from 'vitest'
import { bodyOf, draftEntry, moveEntry, findUntitled } from './outlineDraft.ts'

const entries = ['a', 'b', 'c'].map((id) => draftEntry({ id, title: `T${id}`, points: ['x', 'y'] }))
const order = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

test('an entry moves to its new place, and nowhere outside the list', () => {
  expect(order(moveEntry(entries, 'a', 2))).toBe('bca')
  expect(order(moveEntry(entries, 'c', 0))).toBe('cab')
  expect(order(moveEntry(entries, 'a', -1))).toBe('abc')
  expect(order(moveEntry(entries, 'a', 3))).toBe('abc')
  expect(order(moveEntry(entries, 'nobody', 0))).toBe('abc')
})

test('what is sent has the lines as points, without blank ones', () => {
  const typed = [{ id: 'a', title: ' One ', lines: ' first \n\n second' }]
  expect(bodyOf({ title: ' Deck ', entries: typed, settings: {} })).toEqual({
    title: 'Deck',
    settings: {},
    entries: [{ id: 'a', title: 'One', points: ['first', 'second'] }],
  })
})

test('slides without a title are told', () => {
  expect(findUntitled([...entries, { id: 'd', title: '  ', lines: '' }])).toEqual([3])
})
