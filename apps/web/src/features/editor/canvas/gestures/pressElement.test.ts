import { nothingSelected, type Selection, selectionOf } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { openSlide } from '../testing/fakePaper.ts'
import { pressElement } from './pressElement.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false }
const { slide } = openSlide((before) => ({
  ...before,
  images: (before.images ?? []).map((image) => ({ ...image, group: 'pair' })),
})).on()

function press(id: string, selected: readonly string[], event = plain) {
  const selection = selected.length > 0 ? selectionOf(selected) : nothingSelected
  return pressElement(id, { slide, selection, selected, event })
}

/** Returns the IDs selected after a tap. */
function afterTap(id: string, selected: readonly string[], event = plain) {
  const { tap } = press(id, selected, event)
  return typeof tap === 'function' ? idsOf(tap(selectionOf(selected))) : tap
}

function idsOf(selection: Selection) {
  return selection.state === 'none' ? [] : selection.elementIds
}

test('a press selects an element, or the whole group that it is in', () => {
  expect(press('note', [])).toEqual({ ids: ['note'] })
  expect(press('star', ['note'])).toEqual({ ids: ['star', 'sun'] })
})

test.each(['shiftKey', 'ctrlKey', 'metaKey'] as const)('with %s it adds, and takes away', (key) => {
  const adding = { ...plain, [key]: true }

  expect(press('note', ['star', 'sun'], adding)).toEqual({ ids: ['star', 'sun', 'note'] })
  expect(press('note', ['note', 'star', 'sun'], adding).ids).toEqual(['note', 'star', 'sun'])
  expect(afterTap('note', ['note', 'star', 'sun'], adding)).toEqual(['star', 'sun'])
  expect(afterTap('star', ['note', 'star', 'sun'], adding)).toEqual(['note'])
})

test('a press on what is selected goes in on release: to a group of many, then to one of the group', () => {
  expect(press('star', ['note', 'star', 'sun']).ids).toEqual(['note', 'star', 'sun'])
  expect(afterTap('star', ['note', 'star', 'sun'])).toEqual(['star', 'sun'])
  expect(afterTap('star', ['star', 'sun'])).toEqual(['star'])
})

test('a second press on a single element is for whoever holds the canvas', () => {
  expect(press('note', ['note'])).toEqual({ ids: ['note'], tap: 'again' })
})

test('while choosing by the keyboard every press adds', () => {
  const selection: Selection = {
    state: 'selected',
    elementId: 'note',
    elementIds: ['note'],
    choosing: true,
  }
  const pressed = pressElement('star', { slide, selection, selected: ['note'], event: plain })

  expect(pressed).toEqual({ ids: ['note', 'star', 'sun'] })
})
