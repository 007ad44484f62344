import type { CommentAnchor, CommentThread } from '@deckloom/contract'
import { newSlide } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { placePins } from './placePin.ts'

const slide = { ...newSlide('a', 1), slide_title: 'One buoy, three measurements' }
const title: PlacedElement = {
  id: 'title-a',
  element: { kind: 'title', id: 'title-a' },
  name: 'Title',
  box: { x: 100, y: 80, width: 400, height: 60 },
  rotation: 0,
}
const shown = { slide, scene: { marks: [] }, elements: [title] }
const corner = { x: 1176, y: 36 }

function thread(id: number, anchor: CommentAnchor, parts: Partial<CommentThread> = {}) {
  return {
    id,
    slideId: 'a',
    anchor,
    createdAt: '2026-11-26T10:42:00.000Z',
    assignee: null,
    resolved: null,
    comments: [],
    unread: 0,
    ...parts,
  } satisfies CommentThread
}
const onTitle = { kind: 'element', elementId: 'title-a', name: 'Title' } as const
const words = { kind: 'words', elementId: 'title-a', quote: 'three', offset: 10 } as const
const spots = (threads: readonly CommentThread[]) =>
  placePins(threads, shown).map(({ spot, shift }) => ({ ...spot, shift }))

test('a pin is at the top right of its element, or of the slide', () => {
  expect(spots([thread(1, onTitle), thread(2, { kind: 'slide' })])).toEqual([
    { x: 500, y: 80, shift: 0 },
    { ...corner, shift: 0 },
  ])
})

test('words that cannot be placed have their pin at the element', () => {
  expect(spots([thread(1, words)])).toEqual([{ x: 500, y: 80, shift: 0 }])
})

test('what is gone has its pin at the corner of the slide', () => {
  const gone = { ...onTitle, elementId: 'gone' }
  const spoken = { ...words, quote: 'four' }

  expect(spots([thread(1, gone), thread(2, spoken)])).toEqual([
    { ...corner, shift: 0 },
    { ...corner, shift: 1 },
  ])
})

test('pins at one spot stand side by side', () => {
  expect(spots([thread(1, onTitle), thread(2, onTitle)]).map(({ shift }) => shift)).toEqual([0, 1])
})

test('resolved threads and those of other slides have none', () => {
  const resolved = { by: null, at: '2026-11-26T10:42:00.000Z' }

  expect(spots([thread(1, onTitle, { resolved }), thread(2, onTitle, { slideId: 'b' })])).toEqual(
    [],
  )
})
