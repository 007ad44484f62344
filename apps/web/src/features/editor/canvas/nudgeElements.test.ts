import { beforeEach, expect, test } from 'vitest'
import { fakePaper, openSlide } from './testing/fakePaper.ts'
import { nudgeElements } from './nudgeElements.ts'

let deck: ReturnType<typeof openSlide>
beforeEach(() => {
  fakePaper()
  deck = openSlide()
})

const plain = { shiftKey: false, altKey: false }
const press = (ids: readonly string[], key: string, modifiers = plain) =>
  nudgeElements(deck.on(), ids.map(deck.place), { key, ...modifiers })

test('arrows move all that is selected; presses in a row are one undo step', () => {
  const before = ['star', 'note'].map(deck.boxOf)
  press(['star', 'note'], 'ArrowRight')
  press(['star', 'note'], 'ArrowRight')
  press(['star', 'note'], 'ArrowDown', { ...plain, shiftKey: true })

  expect(deck.boxOf('star').box).toMatchObject({ x: 509, y: 323 })
  expect(deck.boxOf('note').box).toMatchObject({ x: 102, y: 130 })
  deck.document.undo()
  expect(['star', 'note'].map(deck.boxOf)).toEqual(before)
  expect(deck.document.canUndo).toBe(false)
})

test('to resize with Alt is a step of its own', () => {
  press(['note'], 'ArrowRight')
  press(['note'], 'ArrowRight', { shiftKey: true, altKey: true })
  expect(deck.boxOf('note').box).toMatchObject({ x: 101, width: 310 })

  deck.document.undo()
  expect(deck.boxOf('note').box).toMatchObject({ x: 101, width: 300 })
})

test('what is locked stays, and other keys do nothing', () => {
  deck = openSlide((slide) => ({
    ...slide,
    images: (slide.images ?? []).map((image) => ({ ...image, locked: true })),
  }))
  expect(press(['star', 'note'], 'ArrowLeft')).toBe(true)
  expect(press(['note'], 'Enter')).toBe(false)

  expect(deck.boxOf('star').box).toMatchObject({ x: 507, y: 313 })
  expect(deck.boxOf('note').box).toMatchObject({ x: 99 })
})
