import { arrangements, layoutTemplates, type LayoutTemplate, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TextMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { crowdedMarks } from '../testing/pageChecks.ts'
import { chart, picture, sampleSlide, slideOf } from '../testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 1, count: 5 })
}

const three = ['One thing to say', 'Another thing', 'A third']

describe('a layout that lacks what it needs', () => {
  test.each([
    'title + bullets + image',
    'side-by-side image + bullets',
    'full image background',
    'title + chart + bullets',
  ] as const)('%s without its visual becomes a list, and says so', (template) => {
    const scene = layOut(slideOf({ layout_template: template, bullet_points: three }))

    expect(scene.layout.template).toBe('title + bullets')
    expect(scene.notices.map(({ code }) => code)).toEqual(['layout-changed'])
  })

  test('a picture layout without picture and bullets becomes a statement', () => {
    const scene = layOut(slideOf({ layout_template: 'full image background' }))

    expect(scene.layout.template).toBe('title only')
  })

  test('a kpi row of sentences becomes a list', () => {
    const sentences = [
      'A sentence that holds no figure and no lead-in at all',
      'Another one like it',
    ]
    const scene = layOut(slideOf({ layout_template: 'kpi row', bullet_points: sentences }))

    expect(scene.layout.template).toBe('title + bullets')
  })

  test('cards hold sentences alone where nothing names them, and too much for a card is a list', () => {
    const sentences = [
      'The second roaster pays for itself within fourteen months',
      'Nobody has to work on a Sunday any more',
    ]
    const cards = layOut(slideOf({ layout_template: 'three cards', bullet_points: sentences }))
    const [long = ''] = sentences.map((sentence) => `${sentence}. `.repeat(4))
    const list = layOut(
      slideOf({ layout_template: 'three cards', bullet_points: [...sentences, long] }),
    )

    expect(cards.layout.template).toBe('three cards')
    const texts = cards.marks.filter((mark): mark is TextMark => mark.mark === 'text')
    const sizes = texts
      .filter(({ origin }) => origin?.role === 'bullets')
      .map(({ fit }) => fit.size)
    expect(sizes).toHaveLength(2)
    expect(new Set(sizes).size).toBe(1)
    expect(list.layout.template).toBe('title + bullets')
  })

  test('a list with a chart or a picture that has no place shows it', () => {
    const charted = layOut(slideOf({ bullet_points: three, images: [chart()] }))
    const pictured = layOut(slideOf({ bullet_points: three, images: [picture()] }))

    expect(charted.layout.template).toBe('title + chart + bullets')
    expect(pictured.layout.template).toBe('title + bullets + image')
  })
})

describe('what has no position of its own', () => {
  const shape = (id: string) =>
    picture({
      id,
      url: '',
      shapeData: { type: 'star', fillColor: '#3B82F6', width: 500, height: 500 },
    })
  const visuals = [
    ['a shape', [shape('shape-1')]],
    ['several shapes', [shape('shape-1'), shape('shape-2'), shape('shape-3')]],
    [
      'several pictures',
      [picture({ id: 'one' }), picture({ id: 'two' }), picture({ id: 'three' })],
    ],
    ['a chart, a picture and a shape', [chart(), picture({ id: 'one' }), shape('shape-1')]],
  ] as const

  test.each(
    visuals.flatMap(([name, images]) =>
      layoutTemplates.map((template) => [name, template, images] as const),
    ),
  )('%s covers nothing in the layout %s', (_, layout_template, images) => {
    const bullet_points = ['One thing: said', 'Another: said', 'A third: said', 'A fourth: said']
    const arranged = [undefined, ...arrangements].map((arrangement) =>
      layOut(
        slideOf({
          layout_template,
          bullet_points,
          images: [...images],
          ...(arrangement && { arrangement }),
        }),
      ),
    )

    for (const scene of arranged) expect(crowdedMarks(scene, new Set())).toEqual([])
  })
})

test('an eyebrow that is wider than any line ends in an ellipsis, and says so', () => {
  const scene = layOut(
    slideOf({
      layout_template: 'side-by-side image + bullets',
      images: [picture()],
      eyebrow: 'x'.repeat(80),
    }),
  )
  const eyebrow = scene.marks.find(({ id }) => id === 'eyebrow-slide-1')

  expect(eyebrow?.mark === 'text' && wordsOfLines(eyebrow)).toMatch(/^x+…$/iu)
  expect(eyebrow?.mark === 'text' && eyebrow.fit.overflow).toBe(false)
  expect(scene.notices).toContainEqual({ code: 'cut', elementId: 'eyebrow-slide-1' })
})

function wordsOfLines({ lines }: TextMark): string {
  return lines.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join('')
}

describe('a slide without content', () => {
  const templates: readonly LayoutTemplate[] = ['title + bullets', 'agenda', 'cover', 'process']

  test.each(templates)('%s has no text but its footer', (template) => {
    const scene = layOut(slideOf({ slide_title: '', layout_template: template }))
    const texts = scene.marks.filter((mark) => mark.mark === 'text')

    expect(texts.every(({ origin }) => origin?.role === 'meta')).toBe(true)
  })
})

describe('the list', () => {
  test('is numbered where the title promises an order', () => {
    const scene = layOut(slideOf({ slide_title: 'Three steps to go', bullet_points: three }))
    const list = scene.marks.find(({ id }) => id === 'bullets-slide-1')

    expect(scene.layout.name).toBe('Title + bullets, numbered, side')
    expect(list?.mark === 'text' && list.paragraphs[1]?.marker?.text).toBe('2')
  })

  test('keeps its look when the slide moves in the deck', () => {
    const slide = slideOf({ bullet_points: three })
    const moved = sceneFor(slide, { fonts, deckTitle: 'Deck', index: 3, count: 5 })

    expect(moved.layout.key).toBe(layOut(slide).layout.key)
  })

  test('goes into columns where it is too long for one', () => {
    const bullets = Array.from({ length: 10 }, (_, index) => `Point ${index} of a long list`)
    const scene = layOut(slideOf({ bullet_points: bullets }))
    const lists = scene.marks.filter(({ origin }) => origin?.role === 'bullets')

    expect(lists.length).toBe(2)
    expect(scene.notices).toEqual([])
  })

  test('sets a lead-in above its sentence', () => {
    const bullets = ['Nobody is looking. Loggers are read after delivery.', ...three]
    const scene = layOut(slideOf({ bullet_points: bullets }))
    const list = scene.marks.find(({ id }) => id === 'bullets-slide-1')
    const texts = list?.mark === 'text' ? list.paragraphs.map(({ runs }) => runs[0]?.text) : []

    expect(texts.slice(0, 2)).toEqual(['Nobody is looking', 'Loggers are read after delivery.'])
  })
})

describe('lead-ins in the line of their sentence', () => {
  /** Returns the strong text that each item of the list beside a picture starts with. */
  function strongWords(bullets: string[]): readonly (string | undefined)[] {
    const images = [picture({})]
    const scene = layOut(
      slideOf({ layout_template: 'title + bullets + image', bullet_points: bullets, images }),
    )
    const list = scene.marks.find(({ id }) => id === 'bullets-slide-1')
    if (list?.mark !== 'text') throw new Error('there is no list')
    return list.paragraphs.map(({ runs }) => (runs.length > 1 ? runs[0]?.text.trim() : undefined))
  }

  test('are strong where most items have one', () => {
    expect(
      strongWords(['Cost: two hours in a week', 'Gain: a day in a month', 'Nothing more']),
    ).toEqual(['Cost:', 'Gain:', undefined])
  })

  test('are strong before a single word too where all items are built alike', () => {
    expect(strongWords(['First: what it is at all', 'Second: why', 'Third: who'])).toEqual([
      'First:',
      'Second:',
      'Third:',
    ])
    expect(strongWords(['First: what', 'Second: why', 'And then who'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('footers', () => {
  test.each([
    ['cover', []],
    ['section header', []],
    ['full image background', []],
    ['title only', ['page']],
    ['title + bullets', ['footer', 'page']],
  ] as const)('%s shows %j', (template, expected) => {
    const scene = layOut(sampleSlide(template, 'typical'))
    const shown = scene.marks.flatMap(({ id }) => /^(footer|page)-/u.exec(id)?.[1] ?? [])

    expect(shown).toEqual([...expected])
  })

  test('give way to a motif that passes there', () => {
    const slide = sampleSlide('title only', 'typical')
    const scene = layOut({ ...slide, theme: { id: 'light', variant: 'light' } })

    expect(scene.marks.some(({ id }) => id.startsWith('page-'))).toBe(false)
    expect(scene.layout.decoration.length).toBeGreaterThan(0)
  })
})

test('a motif that would touch the statement gives way to the signature of content pages', () => {
  const slide = sampleSlide('title only', 'typical')
  const scene = layOut({ ...slide, theme: { id: 'professional', variant: 'dark' } })

  expect(scene.layout.decoration.map(({ id }) => id)).toContain('decoration-content-1')
})

function markOf(slide: Slide, id: string) {
  return layOut(slide).marks.find((mark) => mark.id === id)
}

describe('arrangements', () => {
  const pictured = slideOf({
    layout_template: 'title + bullets + image',
    bullet_points: three,
    images: [picture()],
  })

  test('Left is the layout as it is', () => {
    expect(layOut({ ...pictured, arrangement: 'Left' })).toEqual(layOut(pictured))
  })

  test('Center sets everything on one axis under a band', () => {
    const slide = { ...pictured, arrangement: 'Center' } as const
    const title = markOf(slide, 'title-slide-1')

    expect(title?.mark === 'text' && title.paragraphs[0]?.align).toBe('center')
    expect(markOf(slide, 'picture-1')?.box).toEqual({ x: 0, y: 0, width: 1200, height: 132 })
  })

  test('Overlay makes the picture the page', () => {
    const slide = { ...pictured, arrangement: 'Overlay' } as const

    expect(markOf(slide, 'picture-1')?.box).toEqual({ x: 0, y: 0, width: 1200, height: 675 })
  })

  test('Split puts the title on a color half', () => {
    const scene = layOut({ ...pictured, arrangement: 'Split' })

    expect(scene.layout.decoration.at(-1)).toMatchObject({
      id: 'panel',
      box: { x: 0, y: 0, width: 556, height: 675 },
    })
  })

  test('Focus enlarges the title and hides the picture', () => {
    const slide = { ...pictured, arrangement: 'Focus' } as const
    const title = markOf(slide, 'title-slide-1')

    expect(title?.mark === 'text' && title.fit.size).toBeGreaterThan(48)
    expect(markOf(slide, 'picture-1')).toBeUndefined()
  })
})
