import type { Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TextMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { emptyHalves } from '../testing/pageFill.ts'
import { slideOf } from '../testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 1, count: 5 })
}

const names = ['Who decides and when', 'What it costs', 'Which risks remain']

describe('a page of few words', () => {
  test.each([1, 2, 3, 4, 5, 6])('leaves no half empty with a list of %i names', (count) => {
    const bullet_points = [...names, 'Where we begin', 'What we ask for', 'What comes next'].slice(
      0,
      count,
    )
    const scene = layOut(slideOf({ bullet_points }))

    expect(scene.layout.name).toBe('Title + bullets, side')
    expect(emptyHalves(scene)).toEqual([])
  })

  test.each([
    ['agenda', names],
    ['two column', [...names, 'A sentence that is somewhat longer than the names before it']],
    ['two column', [...names, 'Where we begin']],
    ['table', ['Name | Type | What it is', 'value | number | What is counted']],
    ['table', ['Name | Type', 'value | number', 'unit | text']],
  ] as const)('leaves no half empty as %s of %j', (layout_template, bullets) => {
    const scene = layOut(slideOf({ layout_template, bullet_points: [...bullets] }))

    expect(scene.layout.template).toBe(layout_template)
    expect(emptyHalves(scene)).toEqual([])
  })

  test('gives the first of three names in two columns a column to itself', () => {
    const scene = layOut(slideOf({ layout_template: 'two column', bullet_points: names }))
    const [first, others] = scene.marks.filter(
      (mark): mark is TextMark => mark.mark === 'text' && mark.origin?.role === 'bullets',
    )

    expect([first, others].map((list) => list?.paragraphs.length)).toEqual([1, 2])
    expect(first?.fit.size).toBeGreaterThan(others?.fit.size ?? Infinity)
    expect(emptyHalves(scene)).toEqual([])
  })

  test('shows one thing alone large and without a marker', () => {
    const scene = layOut(slideOf({ bullet_points: ['Pull requests are welcome at any time'] }))
    const body = scene.marks.find(({ id }) => id === 'bullets-slide-1')
    if (body?.mark !== 'text') throw new Error('there is no text')

    expect(body.paragraphs[0]?.marker).toBeUndefined()
    expect(body.fit.size).toBeGreaterThan(40)
  })

  test('is a list below its title where a person moved either', () => {
    const bullets = { x: 60, y: 186, width: 988, height: 420 }
    const scene = layOut(slideOf({ bullet_points: names, slot_boxes: { bullets } }))

    expect(scene.layout.name).toBe('Title + bullets')
  })
})

describe('a closing', () => {
  const ask = 'Release the money for the new hall'

  test('of sentences is a list of one size below its title', () => {
    const points = [ask, 'Who takes care of it?', 'Confirm the guidance for the year as it stands']
    const scene = layOut(slideOf({ layout_template: 'closing', bullet_points: points }))
    const texts = scene.marks.filter(
      (mark): mark is TextMark => mark.mark === 'text' && mark.origin?.role === 'bullets',
    )

    expect(scene.layout.name).toBe('Closing, points')
    expect(texts.map(({ paragraphs }) => paragraphs.length)).toEqual([3])
    expect(texts[0]?.fit.size).toBeGreaterThanOrEqual(24)
  })

  test('keeps addresses and labeled lines as contacts', () => {
    const contacts = ['Amara Osei: amara@coldtrace.example', 'coldtrace.example/seed', '31 March']
    const scene = layOut(slideOf({ layout_template: 'closing', bullet_points: [ask, ...contacts] }))

    expect(scene.layout.name).toBe('Closing')
  })
})

test('what a figure means fills the half of the page beside it', () => {
  const bullet_points = ['900', 'What is it compared with?', 'Where does it come from?']
  const scene = layOut(slideOf({ layout_template: 'big number', bullet_points }))

  expect(scene.layout.template).toBe('big number')
  expect(emptyHalves(scene)).toEqual([])
})

test('steps without a text are set in large type', () => {
  const bullet_points = ['What comes first?', 'Who is responsible?', 'When will it be done?']
  const scene = layOut(slideOf({ layout_template: 'process', bullet_points }))
  const name = scene.marks.find(({ id }) => id === 'bullets-slide-1-names-1')

  expect(name?.mark === 'text' && name.fit.size).toBeGreaterThan(36)
})

describe('signs of cards', () => {
  const signsOf = (bullet_points: string[]) =>
    layOut(slideOf({ layout_template: 'three cards', bullet_points }))
      .marks.map(({ id }) => id)
      .filter((id) => /^icon-|-number$/u.test(id))

  test('are icons where the names call for one each, and numbers where they do not', () => {
    expect(signsOf(['Team: who', 'Market: where', 'Budget: how much'])).toEqual([
      'icon-1',
      'icon-2',
      'icon-3',
    ])
    const numbers = ['card-1-number', 'card-2-number', 'card-3-number']
    expect(signsOf(['Team: who', 'Market: where', 'Zzz: what'])).toEqual(numbers)
    expect(signsOf(['Team one: who', 'Team two: who', 'Budget: how much'])).toEqual(numbers)
  })
})

describe('an icon list', () => {
  const listOf = (bullet_points: string[]) =>
    layOut(slideOf({ layout_template: 'icon list', bullet_points }))
  const iconsOf = (bullet_points: string[]) =>
    listOf(bullet_points).marks.filter(({ id }) => id.startsWith('icon-'))

  test('has an icon for each idea, in one column for three and in two for more', () => {
    const edges = (count: number) => {
      const ideas = Array.from({ length: count }, (_, index) => `Idea ${index}: what it is`)
      return iconsOf(ideas).map(({ box }) => box.x)
    }

    expect(new Set(edges(3)).size).toBe(1)
    for (const count of [4, 5, 6]) {
      expect(edges(count)).toHaveLength(count)
      expect(new Set(edges(count)).size).toBe(2)
    }
  })

  test('marks with a check what no word calls an icon for', () => {
    const shapes = iconsOf(['Team: who', 'Qqq: where', 'Zzz: how']).map(
      (mark) => mark.mark === 'path' && mark.d.split(/[ML]/u).length,
    )

    expect(shapes[1]).toBe(shapes[2])
    expect(shapes[0]).not.toBe(shapes[1])
  })

  test('of fewer than three ideas, or of more than six, is a list', () => {
    const ideas = Array.from({ length: 7 }, (_, index) => `Idea ${index}: what it is`)

    expect(listOf(ideas).layout.template).toBe('title + bullets')
    expect(listOf(ideas.slice(0, 2)).layout.template).toBe('title + bullets')
  })

  test('leaves no half empty with three names', () => {
    const scene = listOf(names)

    expect(scene.layout.name).toBe('Icon list, side')
    expect(emptyHalves(scene)).toEqual([])
  })
})
