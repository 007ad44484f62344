import { type Slide, slideSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEmbeddedAssistant } from './createEmbeddedAssistant.ts'
import { modelActions, ownActions, type SlideAction } from './types.ts'

let ids = 0
const assistant = createEmbeddedAssistant({ newId: () => `id-${(ids += 1)}` })

function slideOf(bullets: Slide['bullet_points'], more: Partial<Slide> = {}): Slide {
  return {
    id: 'a',
    slide_title: 'Clinics by city',
    bullet_points: bullets,
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
    ...more,
  }
}

async function versions(action: SlideAction, slide: Slide) {
  const outcome = await assistant.assist({ action, slide })
  if (outcome.kind !== 'versions') throw new Error(`no version: ${JSON.stringify(outcome)}`)
  return outcome.versions
}

async function only(action: SlideAction, slide: Slide): Promise<Slide> {
  const [version, ...rest] = await versions(action, slide)
  expect(rest).toEqual([])
  return version.slide
}

async function reason(action: SlideAction, slide: Slide): Promise<string> {
  const outcome = await assistant.assist({ action, slide })
  if (outcome.kind !== 'nothing') throw new Error(`there is a version: ${JSON.stringify(outcome)}`)
  return outcome.reason
}

test.each(modelActions)(
  '%s takes new words, which the embedded assistant has none of',
  async (action) => {
    expect(await assistant.assist({ action, slide: slideOf(['One']) })).toEqual({
      kind: 'needs-model',
    })
  },
)

describe('shorten', () => {
  test('drops openers, asides and relative clauses and keeps what limits', async () => {
    const { bullet_points: bullets } = await only(
      'shorten',
      slideOf([
        'In addition, the new clinic in Lisbon, which opened in May, treats 400 patients a week',
        'It does not open on Sundays',
      ]),
    )
    expect(bullets).toEqual([
      'The new clinic in Lisbon treats 400 patients a week',
      'It does not open on Sundays',
    ])
  })

  test('says so where nothing can go', async () => {
    expect(await reason('shorten', slideOf(['Twelve clinics', 'Three cities']))).toContain(
      'as short as it can be',
    )
  })

  test('keeps the color of a bullet and its lead-in', async () => {
    const text =
      'Reach: furthermore the clinics serve four districts, which is new, every day of the week'
    const { bullet_points: bullets } = await only('shorten', slideOf([{ text, color: '#FF0000' }]))
    expect(bullets).toEqual([
      { text: expect.stringMatching(/^Reach: (?!furthermore)/u), color: '#FF0000' },
    ])
  })
})

describe('a chart', () => {
  const data = async (bullets: readonly string[]) => {
    const { images = [], layout_template: layout } = await only('chart', slideOf([...bullets]))
    expect(layout).toBe('title + chart + bullets')
    return images[0]?.chartData
  }

  test('has the numbers that the lines give, as they are', async () => {
    expect(await data(['Lisbon: 12 clinics', 'Porto: 8 clinics', 'Faro: 3 clinics'])).toEqual({
      type: 'bar',
      title: 'Clinics by city (clinics)',
      data: [
        { label: 'Lisbon', value: 12 },
        { label: 'Porto', value: 8 },
        { label: 'Faro', value: 3 },
      ],
      colors: [],
    })
  })

  test('is a line over years and a ring of shares that make a whole', async () => {
    expect((await data(['2023: $1.2M', '2024: $2.5M', '2025: $4M']))?.type).toBe('line')
    const shares = await data(['Owned: 60%', 'Rented: 30%', 'Shared: 10%'])
    expect([shares?.type, shares?.title]).toEqual(['donut', 'Clinics by city (%)'])
  })

  test('never mixes kinds of numbers', async () => {
    const chart = await data(['Lisbon: 12%', 'Porto: 8%', 'Cost: $4M'])
    expect(chart?.data.map(({ label }) => label)).toEqual(['Lisbon', 'Porto'])
    expect(await reason('chart', slideOf(['Lisbon: 12%', 'Cost: $4M']))).toContain('two numbers')
  })

  test('reads thousands and fractions in either writing', async () => {
    const chart = await data(['A: 1,250 beds', 'B: 1.250 beds', 'C: 2.5 beds', 'D: 2,5 beds'])
    expect(chart?.data.map(({ value }) => value)).toEqual([1250, 1250, 2.5, 2.5])
  })
})

describe('a table', () => {
  test('has the two parts of each line under heads of the language', async () => {
    const {
      table,
      layout_template: layout,
      bullet_points: bullets,
    } = await only('table', slideOf(['Lisboa: aberta desde maio', 'Porto: em obras até ao verão']))
    expect([layout, bullets]).toEqual(['table', []])
    expect(table?.rows).toEqual([
      ['O quê', 'Detalhe'],
      ['Lisboa', 'aberta desde maio'],
      ['Porto', 'em obras até ao verão'],
    ])
  })

  test('is not made where a line would be lost', async () => {
    expect(await reason('table', slideOf(['Lisbon: open', 'And nothing else here']))).toContain(
      'two lines with two parts',
    )
  })
})

describe('a timeline', () => {
  test('leads each line with its moment, in the order of the years', async () => {
    const { bullet_points: bullets, layout_template: layout } = await only(
      'timeline',
      slideOf(['we opened in Porto in 2024', '2023 first clinic', '2025: Faro']),
    )
    expect(layout).toBe('timeline')
    expect(bullets).toEqual([
      '2023: First clinic',
      '2024: We opened in Porto in 2024',
      '2025: Faro',
    ])
  })

  test('needs a date in every line', async () => {
    expect(await reason('timeline', slideOf(['2024: Porto', 'Faro some day']))).toContain('date')
  })
})

describe('alternatives', () => {
  test('are up to three other layouts of the same words', async () => {
    const slide = slideOf(['One thing', 'Another thing', 'A third thing'], {
      slot_boxes: { title: { x: 0, y: 0, width: 400, height: 100 } },
    })
    const found = await versions('alternatives', slide)
    expect(found.map(({ slide: { layout_template: layout } }) => layout)).toEqual([
      'three cards',
      'process',
      'agenda',
    ])
    for (const { slide: other } of found) {
      expect(other.bullet_points).toEqual(slide.bullet_points)
      expect(other).not.toHaveProperty('slot_boxes')
    }
  })
})

test('notes are a skeleton of the slide’s own words, under those that are there', async () => {
  const { notes } = await only(
    'notes',
    slideOf(['Lisbon leads', 'Faro is new'], { notes: 'Smile.' }),
  )
  expect(notes).toBe(
    'Smile.\n\nOpen with: Clinics by city\nPoint 1: Lisbon leads\nPoint 2: Faro is new\nClose with what follows from it.',
  )
  const again = slideOf(['Lisbon leads', 'Faro is new'], { notes: notes ?? '' })
  expect(await reason('notes', again)).toBe('These notes are there already.')
})

test('pictures are described by what is known of them, and never over a person’s words', async () => {
  const images: Slide['images'] = [
    { id: 'p', url: '/api/uploads/x', type: 'ai-generated', prompt: 'A harbour at dusk' },
    { id: 'q', url: '/api/uploads/y', type: 'upload', alt: 'The quay' },
    { id: 'r', url: '/api/uploads/z', type: 'upload' },
    {
      id: 'c',
      url: '',
      type: 'generated-chart',
      chartData: {
        type: 'bar',
        title: 'Depth',
        data: [
          { label: 'Quay', value: 4 },
          { label: 'Channel', value: 9.5 },
        ],
        colors: [],
      },
    },
  ]
  const described = await only('alt', slideOf([], { images }))
  expect(described.images?.map(({ alt }) => alt)).toEqual([
    'A harbour at dusk',
    'The quay',
    undefined,
    'Bar chart: Depth. Quay 4, Channel 9.5.',
  ])
  const unknown = slideOf([], { images: images.slice(1, 3) })
  expect(await reason('alt', unknown)).toContain('Nothing is known')
})

test('whatever is on a slide, every version is a slide with no number that was not there', async () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc
      .tuple(fc.constantFrom('Lisbon', '2024', 'May'), fc.nat(5_000))
      .map(([a, b]) => `${a}: ${b}%`),
    fc.lorem({ maxCount: 2, mode: 'sentences' }),
    fc
      .tuple(
        fc.constantFrom('[^1]', '1', '9 ', '12% ', '3 m, ', '2020: ', 'a.', '漢1'),
        fc.nat(250),
      )
      .map(([mark, times]) => mark.repeat(times)),
  )
  const title = fc.tuple(fc.constantFrom('Sales ', 'a', '1% '), fc.nat(160))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ownActions),
      fc.array(line, { maxLength: 9 }),
      title.map(([words, times]) => words.repeat(times)),
      async (action, bullets, slideTitle) => {
        const slide = slideSchema.safeParse(slideOf(bullets, { slide_title: slideTitle }))
        if (!slide.success) return
        const outcome = await assistant.assist({ action, slide: slide.data })
        if (outcome.kind === 'needs-model') throw new Error('it is its own action')
        if (outcome.kind === 'nothing') return
        for (const version of outcome.versions) {
          expect(slideSchema.safeParse(version.slide).error).toBeUndefined()
          const given = new Set(bullets.join(' ').match(/\d/gu))
          const told = version.slide.bullet_points.map(String).join(' ').match(/\d/gu) ?? []
          expect(told.filter((digit) => !given.has(digit))).toEqual([])
        }
      },
    ),
    { numRuns: 600 },
  )
})
