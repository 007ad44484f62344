import type { CommentAnchor, CommentThread } from '@deckloom/contract'
import { newSlide } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'
import type { TextLine, TextMark } from '@deckloom/scene'
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

test('pins that are close stand side by side as well', () => {
  const atCorner = { ...title, box: { x: 800, y: 0, width: 400, height: 300 } }
  const pins = placePins([thread(1, onTitle), thread(2, { kind: 'slide' })], {
    ...shown,
    elements: [atCorner],
  })
  expect(pins.map(({ shift }) => shift)).toEqual([0, 1])
})

test('resolved threads and those of other slides have none', () => {
  const resolved = { by: null, at: '2026-11-26T10:42:00.000Z' }

  expect(spots([thread(1, onTitle, { resolved }), thread(2, onTitle, { slideId: 'b' })])).toEqual(
    [],
  )
})

const paint = { kind: 'solid', color: '#000000' } as const

/** A line whose glyphs are 10 units wide each. */
function line(text: string, top: number): TextLine {
  const glyphs = Int32Array.from(Array.from(text, (_, index) => [1, 500, 0, 0, index]).flat())
  const fragment = {
    text,
    face: 'inter-400',
    size: 20,
    letterSpacing: 0,
    rtl: false,
    glyphs,
    paint,
  }
  const shared = { x: 100, width: text.length * 10 }
  return {
    ...shared,
    paragraph: 0,
    baseline: top + 20,
    top,
    height: 30,
    softBreak: false,
    fragments: [{ ...fragment, ...shared }],
  }
}

test('words have their pin after the end of their line, where it covers no other words', () => {
  const run = { text: slide.slide_title, face: 'inter-400', officeFamily: 'Inter', size: 20 }
  const looks = { bold: false, italic: false, paint }
  const mark: TextMark = {
    id: 'm',
    mark: 'text',
    box: title.box,
    origin: { elementId: 'title-a', role: 'title' },
    paragraphs: [
      {
        runs: [{ ...run, ...looks }],
        align: 'left',
        direction: 'ltr',
        lineHeight: 30,
        spaceBefore: 0,
        indent: 0,
      },
    ],
    lines: [line('One buoy, three ', 80), line('measurements', 110)],
    anchor: 'top',
    fit: { nominal: 20, size: 20, floor: 12, overflow: false },
  }
  const first = { ...words, quote: 'One buoy', offset: 0 }
  const second = { ...words, quote: 'measure', offset: 16 }
  const drawn = { ...shown, scene: { marks: [mark] } }
  const pins = placePins([thread(1, first), thread(2, second)], drawn)

  expect(pins[0]?.words).toEqual([{ x: 100, y: 80, width: 80, height: 30 }])
  // At the end of "three" and of "measurements", in the middle of the line.
  expect(pins[0]?.spot.y).toBe(95)
  expect(pins[0]?.spot.x).toBeGreaterThanOrEqual(100 + 'One buoy, three'.length * 10)
  expect(pins[1]?.spot).toEqual({ x: 220, y: 125 })
})
