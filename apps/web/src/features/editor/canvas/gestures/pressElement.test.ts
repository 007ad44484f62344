import type { Slide } from '@deckloom/deck'
import { nothingSelected, type Selection, selectionOf } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { openSlide } from '../testing/fakePaper.ts'
import { pressElement } from './pressElement.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false }
const { slide } = openSlide((before) => ({
  ...before,
  images: (before.images ?? []).map((image) => ({ ...image, group: 'pair' })),
})).on()

const { slide: nested } = openSlide((before) => ({
  ...before,
  text_elements: (before.text_elements ?? []).map((text) => ({ ...text, group: 'all' })),
  images: (before.images ?? []).map((image) => ({ ...image, group: 'all/pair' })),
})).on()
const all = ['star', 'sun', 'note']

interface How {
  readonly keys?: Partial<typeof plain>
  readonly on?: Slide
}

function press(id: string, selected: readonly string[], { keys, on = slide }: How = {}) {
  const selection = selected.length > 0 ? selectionOf(selected) : nothingSelected
  return pressElement(id, { slide: on, selection, selected, event: { ...plain, ...keys } })
}

/** Returns the IDs selected after a tap. */
function afterTap(id: string, selected: readonly string[], how?: How) {
  const { tap } = press(id, selected, how)
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
  const adding = { keys: { ...plain, [key]: true } }

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

test('in groups of groups each press goes in by one level', () => {
  expect(press('star', [], { on: nested })).toEqual({ ids: all })
  expect(afterTap('star', all, { on: nested })).toEqual(['star', 'sun'])
  expect(afterTap('star', ['star', 'sun'], { on: nested })).toEqual(['star'])
  expect(afterTap('star', ['star'], { on: nested })).toBe('again')
})

test('inside a group a press selects what is pressed of it, and Shift adds that', () => {
  const adding = { keys: { shiftKey: true } }

  expect(press('note', ['star', 'sun'], { on: nested })).toEqual({ ids: ['note'] })
  expect(press('sun', ['star'], { on: nested })).toEqual({ ids: ['sun'] })
  expect(press('note', ['star'], { on: nested })).toEqual({ ids: ['note'] })
  expect(press('star', ['note'], { on: nested })).toEqual({ ids: ['star', 'sun'] })
  expect(press('sun', ['star'], { ...adding, on: nested }).ids).toEqual(['star', 'sun'])
  expect(afterTap('star', ['star', 'note'], { ...adding, on: nested })).toEqual(['note'])
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
