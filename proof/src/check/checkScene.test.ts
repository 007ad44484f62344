import { newSlide, type Slide } from '@deckloom/deck'
import { checkScene, repairFinding, type SlideFinding } from '@deckloom/editor'
import { promptIds, sceneFor } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { readCorpus } from '../corpus/readCorpus.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

const shape = {
  id: 'over',
  url: '',
  type: 'shape',
  position: { x: 690, y: 440 },
  size: { width: 300, height: 120 },
  shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 300, height: 120 },
} as const
const text = {
  id: 'ask',
  type: 'text',
  content: 'Ask the driller',
  position: { x: 700, y: 460, width: 240, height: 50 },
  style: {},
} as const
const slideWith = (part: Partial<Slide>): Slide => ({
  ...newSlide('a', 1),
  slide_title: 'Wells run dry',
  bullet_points: ['Every third well'],
  ...part,
})
const sceneOf = (slide: Slide) => sceneFor(slide, { fonts, deckTitle: 'Wells', index: 0, count: 1 })
const check = (slide: Slide) => checkScene(sceneOf(slide), promptIds(slide))
const named = (findings: readonly SlideFinding[]) =>
  findings.map(({ kind, elementId }) => `${kind} ${elementId}`)

/** Repairs the first finding, and returns what is found then. */
function repaired(slide: Slide): readonly string[] {
  const [finding] = check(slide)
  const next = finding && repairFinding(slide, finding)
  if (!next) throw new Error('there is nothing to repair')
  return named(check(next))
}

test('words under a shape are found and brought forward', () => {
  const slide = slideWith({
    text_elements: [{ ...text, z: 1 }],
    images: [{ ...shape, z: 2 }],
  })

  expect(named(check(slide))).toEqual(['covered ask'])
  expect(repaired(slide)).toEqual([])
})

test('only what is painted covers words: no empty corner, and no prompt', () => {
  const beside = { ...shape.shapeData, type: 'triangle' } as const
  // The lower edge of the triangle is below the words, its upper corners are empty.
  const corner = { ...shape, position: { x: 700, y: 440 }, size: { width: 600, height: 400 } }
  const lone = { ...text, position: { x: 720, y: 450, width: 120, height: 30 }, content: 'Ask' }
  expect(
    check(
      slideWith({
        text_elements: [{ ...lone, z: 1 }],
        images: [{ ...corner, z: 2, shapeData: beside }],
      }),
    ),
  ).toEqual([])
  const prompted = slideWith({
    bullet_points: ['New bullet point'],
    text_elements: [{ ...text, position: { x: 80, y: 220, width: 500, height: 50 } }],
  })
  expect(named(check(prompted))).toEqual([])
})

test('words in a table or a chart are found under something as well', () => {
  const slide = slideWith({
    layout_template: 'table',
    bullet_points: [],
    table: {
      rows: [
        ['Well', 'Depth'],
        ['North', '120'],
        ['South', '90'],
      ],
    },
  })
  // Over the cell "North".
  const over = { ...text, z: 9, position: { x: 74, y: 310, width: 300, height: 40 } }
  expect(named(check({ ...slide, text_elements: [over] }))).toEqual(['overlapping ask'])
  const panel = { ...shape, z: 9, position: { x: 60, y: 290 } }
  expect(named(check({ ...slide, images: [panel] }))).toEqual([`covered table-${slide.id}`])
})

test('what lies over a title goes behind it', () => {
  const slide = slideWith({
    images: [{ ...shape, position: { x: 40, y: 60 }, size: { width: 600, height: 140 } }],
  })

  expect(named(check(slide))).toContain('covered title-a')
  expect(repaired(slide)).not.toContain('covered title-a')
})

test('words over those of another text are found, and moved apart where there is room', () => {
  const over = {
    ...text,
    id: 'over',
    content: 'Call the owner',
    position: { ...text.position, y: 470 },
  }
  const slide = slideWith({ text_elements: [text, over] })

  expect(named(check(slide))).toEqual(['overlapping over'])
  expect(repaired(slide)).toEqual([])
  // A title that was moved onto what is below it.
  const body = named(
    check(slideWith({ slot_boxes: { title: { x: 80, y: 350, width: 700, height: 90 } } })),
  )
  expect(body.some((finding) => finding.startsWith('overlapping'))).toBe(true)
})

test('text below 12 points is found and enlarged, unless it was shrunk to fit', () => {
  const slide = slideWith({ text_elements: [{ ...text, style: { fontSize: 11 } }] })

  expect(named(check(slide))).toEqual(['small ask'])
  expect(repaired(slide)).toEqual([])
  const shrunk: SlideFinding = { kind: 'small', elementId: 'ask', isShrunk: true }
  expect(repairFinding(slide, shrunk)).toBeUndefined()
})

test('a text whose end is lost is found, which only its writer can mend', () => {
  const longest = readCorpus().filter(({ name }) => name === 'ugly-longest')
  const scenes = longest.flatMap((deck) => layOutDeck(deck, fonts))

  expect(scenes.flatMap((scene) => named(checkScene(scene)))).toContain(
    'cut bullets-ugly-longest-2',
  )
  expect(repairFinding(slideWith({}), { kind: 'cut', elementId: 'bullets-a' })).toBeUndefined()
})

test('a picture without a description is found', () => {
  const photo = {
    id: 'photo',
    type: 'upload',
    url: '/api/uploads/abcdefghijklmnop',
    position: { x: 700, y: 100 },
    size: { width: 300, height: 200 },
  } as const

  expect(named(check(slideWith({ images: [photo] })))).toEqual(['undescribed photo'])
  expect(named(check(slideWith({ images: [{ ...photo, alt: 'A well' }] })))).toEqual([])
})

// Decks whose elements somebody placed by hand.
const placedByHand = /^(?:ugly-|arranged$|shapes-extremes$)/u

test('what the layouts place overlaps, covers and loses nothing', () => {
  const found = readCorpus()
    .filter(({ name }) => !placedByHand.test(name))
    .flatMap((deck) => layOutDeck(deck, fonts).flatMap((scene) => checkScene(scene)))

  expect(named(found.filter(({ kind }) => kind !== 'small' && kind !== 'undescribed'))).toEqual([])
})
