import { beforeEach, expect, test } from 'vitest'
import { countingIds, fullSlide } from '../testing/slides.ts'
import { DeckDocument } from './DeckDocument.ts'

let document: DeckDocument

beforeEach(() => {
  document = new DeckDocument({
    title: 'Harbor',
    slides: [fullSlide('a', { slide_title: 'Tide tables' }), fullSlide('b')],
    newId: countingIds(),
  })
})

const title = () => document.slide('a')?.slide_title
/** Somebody else's edit arrives. */
const receive = (change: Parameters<typeof fullSlide>[1]) =>
  document.reconcile(
    document.toSlides().map((slide) => (slide.id === 'a' ? { ...slide, ...change } : slide)),
  )

test('undo takes back one’s own words, and leaves those that others wrote into the same text', () => {
  document.setTitle('a', 'New tide tables')
  receive({ slide_title: 'New tide tables for 2026' })
  document.undo()
  expect(title()).toBe('Tide tables for 2026')

  document.redo()
  expect(title()).toBe('New tide tables for 2026')
})

test('redo, too, leaves what others wrote after the undo', () => {
  document.setTitle('a', 'New tide tables')
  document.undo()
  receive({ slide_title: 'Tide tables for 2026' })
  document.redo()
  expect(title()).toBe('New tide tables for 2026')
  document.undo()
  expect(title()).toBe('Tide tables for 2026')
})

test('steps that are merged are taken back as one, around what others did between them', () => {
  const write = (text: string) =>
    document.editHeld('a', (slide) => ({ ...slide, slide_title: text }), 'typing')
  write('New tide tables')
  receive({ slide_title: 'New tide tables for 2026' })
  write('Brand new tide tables for 2026')
  document.undo()

  expect(title()).toBe('Tide tables for 2026')
})

test('a slide that one added stays when others have written on it', () => {
  const id = document.addSlide('a') ?? ''
  document.reconcile(
    document.toSlides().map((slide) => (slide.id === id ? { ...slide, notes: 'Theirs' } : slide)),
  )
  document.undo()

  expect(document.slide(id)?.notes).toBe('Theirs')
  expect(document.order).toContain(id)
})

test('what others did elsewhere on the slide stays as it is', () => {
  document.setTitle('a', 'Mine')
  receive({ notes: 'Theirs', bullet_points: ['Theirs'] })
  document.undo()

  expect(document.slide('a')).toMatchObject({
    slide_title: 'Tide tables',
    notes: 'Theirs',
    bullet_points: ['Theirs'],
  })
})

test('a deck keeps a slide when others deleted all but the one whose adding is undone', () => {
  const id = document.addSlide('a') ?? ''
  document.reconcile(document.toSlides().filter((slide) => slide.id === id))
  document.undo()

  expect(document.order).toEqual([id])
})

test('a slide that one deleted comes back where it was, in the order that others have made since', () => {
  document.deleteSlides(['b'])
  document.reconcile([fullSlide('z'), ...document.toSlides()])
  document.undo()

  expect(document.order).toEqual(['z', 'a', 'b'])
})

test('undo leaves the order that others gave to the slides', () => {
  const id = document.addSlide('a') ?? ''
  document.reconcile(document.toSlides().toReversed())
  document.undo()

  expect(document.order).toEqual(['b', 'a'])
  document.redo()
  expect(new Set(document.order)).toEqual(new Set(['b', 'a', id]))
})

test('typing that ends as it began leaves nothing to undo', () => {
  const write = (text: string) =>
    document.editHeld('a', (slide) => ({ ...slide, slide_title: text }), 'typing')
  write('Tide tables!')
  write('Tide tables')

  expect(document.canUndo).toBe(false)
  document.withdraw('typing')
  expect(title()).toBe('Tide tables')
})
