import { bulletText, type Slide, slideSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { framesOf } from '../frames/frames.ts'
import { languageOf } from '../language/languageOf.ts'
import { topics } from '../testing/topics.ts'
import { writeDeck } from '../testing/writeDeck.ts'

const presenter = 'Ada Byron'
const counts = [5, 8, 11, 12, 17, 25] as const

/** Removes the no-break spaces of French typography. */
const plain = (text: Slide['bullet_points'][number]): string =>
  bulletText(text).replaceAll('\u00A0', ' ')

/** Returns every text in the frames of a language. */
function saidBy(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(saidBy) : []
}

describe.each(topics)('$prompt', ({ language, type, prompt, title, own, subtitle }) => {
  const write = (slideCount: number) =>
    writeDeck({ prompt, presentationType: type, slideCount, presenter, date: '2026-05-03' })

  test('is read in its language', () => {
    expect(languageOf(prompt)).toBe(language)
  })

  test('gives a deck that is called what the prompt calls it', async () => {
    const deck = await write(10)
    expect(deck.title).toBe(title)
    expect(deck.slides[0]?.slide_title).toBe(title)
    const lines = deck.slides[0]?.bullet_points.map((line) => bulletText(line)) ?? []
    expect(lines.at(-1)).toContain(presenter)
    expect(lines.slice(0, -1)).toEqual(subtitle === undefined ? [] : [subtitle])
  })

  test('gives a slide to each thing that it names', async () => {
    const { titles } = await write(Math.max(5, own.length + 3))
    for (const words of own) expect(titles).toContain(words)
  })

  test.each(counts)(
    'says nothing on %i slides that neither it nor the frames say',
    async (count) => {
      const { slides, titles } = await write(count)
      const said = new Set(saidBy(framesOf(language)))
      const names = new Set([...said].flatMap((text) => text.split(/\s?: /u)))
      const given = prompt.toLocaleLowerCase(language)
      const asking = [...said].flatMap((text) => {
        const [before = '', behind] = text.split('{x}')
        return behind === undefined ? [] : [{ before, behind }]
      })
      const isAsked = (text: string): boolean =>
        asking.some(
          ({ before, behind }) =>
            text.startsWith(before) &&
            text.endsWith(behind) &&
            given.includes(
              text.slice(before.length, -behind.length || undefined).toLocaleLowerCase(language),
            ),
        )
      const isKnown = (text: string): boolean =>
        said.has(text) ||
        text === '…' ||
        isAsked(text) ||
        text.split(/ · |\s?: |\s?:$/u).every(
          (part) =>
            isAsked(part) ||
            said.has(part) ||
            names.has(part) ||
            // Questions that shared one question mark each have their own.
            given.includes(part.toLocaleLowerCase(language).replace(/[?？؟]$/u, '')),
        )
      expect(slides).toHaveLength(count)
      expect(new Set(titles).size).toBe(count)
      for (const slide of slides.slice(1)) {
        const points = slide.bullet_points.map((point) => bulletText(point))
        const shown =
          slide.layout_template === 'section header' ? points : [slide.slide_title, ...points]
        for (const text of [...shown, ...(slide.table?.rows.flat() ?? [])])
          expect(isKnown(text.replaceAll('\u00A0', ' ')), text).toBe(true)
      }
    },
  )

  test.each(counts.slice(1))('has an agenda of %i slides that is true', async (count) => {
    const { slides, titles } = await write(count)
    const rows = slides[1]?.bullet_points.flatMap((row) => plain(row).split(' · ')) ?? []
    const told = titles.slice(2, -1).flatMap((each) => plain(each).split(' · '))
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(rows).toEqual(told.filter((each) => rows.includes(each)))
    // Without chapters, every slide has its own row.
    if (!slides.some(({ layout_template: layout }) => layout === 'section header'))
      expect(rows).toEqual(told)
  })
})

describe('the kind of talk', () => {
  const deckOf = async (prompt: string, slideCount = 8) =>
    await writeDeck({ prompt, presentationType: 'pitch', slideCount })
  const { closings, kinds, scaffold } = framesOf('en')

  test.each([
    ['Pitch deck for Lumio', kinds.pitch, closings.ask.title],
    ['Why we should test a four-day week', kinds.proposal, closings.decision.title],
    ['Our move to the new office', kinds.proposal, closings.decision.title],
    ['Why do cats purr, and what does it tell us?', kinds.explainer, closings.questions.title],
    ['The history of jazz', kinds.history, closings.questions.title],
    ['Workshop on giving feedback', kinds.training, closings.nextSteps.title],
    [
      'Our brewery: founded 1898, burned down 1923, solar roof 2022',
      kinds.history,
      closings.questions.title,
    ],
    ['Status update on the new till', kinds.report, closings.nextSteps.title],
    ['Rent, buy or borrow a tent?', kinds.decision, closings.decision.title],
    ['Project plan for the new hall', kinds.plan, closings.nextSteps.title],
    ['Invitation to our open day', kinds.event, closings.questions.title],
    ['Onboarding for new cooks', kinds.training, closings.nextSteps.title],
    ['All hands in May: hiring, the new office', kinds.meeting, closings.questions.title],
    ['Birds of the marsh, lesson for 4th graders', kinds.lesson, closings.questions.title],
    ['Grandma’s 80th birthday in Bergen', kinds.celebration, closings.toast.title],
    ['Family trip to Lisbon in October', kinds.trip, closings.decision.title],
    ['A dog park in Salem, we need $9,000', kinds.proposal, 'We need $9,000'],
    [
      'Parents’ evening: homework, the trip to York, lunch',
      kinds.meeting,
      closings.questions.title,
    ],
  ])('of "%s" is "%s" and ends with "%s"', async (prompt, kind, closing) => {
    const { slides, titles } = await deckOf(prompt)
    expect(slides[0]?.eyebrow).toBe(kind)
    expect(titles.at(-1)).toBe(closing)
  })

  test('ends with what is asked for, in the words of the prompt', async () => {
    const { titles, slides } = await deckOf('Buoys that measure silt. We are raising €2 million.')
    expect(titles.at(-1)).toBe('We are raising €2 million')
    expect(slides.at(-1)?.bullet_points).not.toContain(closings.ask.prompts[0])
  })

  test.each([
    ['A van for the club. We want a decision by 1 March.', 'We want a decision by 1 March'],
    [
      'Invitation to our launch: music, wine. Please register by 1 May.',
      'Please register by 1 May',
    ],
    ['Robots for hotels. Next step: free two-week trial.', 'Free two-week trial'],
    [
      'so the number of tickets has doubled since we changed the page, two people left, and I want them to agree to a rota and a list',
      'I want them to agree to a rota and a list',
    ],
  ])('ends "%s" with "%s"', async (prompt, end) => {
    expect((await deckOf(prompt)).titles.at(-1)).toBe(end)
  })

  test('compares in a table what somebody chooses from, and ends with it', async () => {
    const { slides } = await deckOf('Tram, bus or bikes for the old town? For the council.')
    const options = ['Tram', 'Bus', 'Bikes']
    const rows = slides.flatMap(({ table }) => table?.rows ?? [])
    expect(rows[0]).toEqual(['', ...options])
    expect(slides.at(-1)?.bullet_points.map((point) => bulletText(point))).toEqual(
      expect.arrayContaining(options),
    )
  })

  test('shows no more than two pages of one layout in a row', async () => {
    for (const prompt of [
      'Photo club: three exhibitions, new darkroom, fees stay the same, a trip to Arles',
      'Status: data moved, testing late, training done, support moved in',
    ]) {
      const { slides } = await writeDeck({ prompt, presentationType: 'report', slideCount: 7 })
      const layouts = slides.map(({ layout_template: layout }) => layout)
      const runs = layouts.filter(
        (layout, at) => layout === layouts[at - 1] && layout === layouts[at - 2],
      )
      expect(runs).toEqual([])
    }
  })

  test('asks one question about words of no known kind, which names them', async () => {
    const { slides } = await deckOf('Town hall: trams, rents, lockers', 8)
    const page = slides.find(({ slide_title: title }) => title === 'Lockers')
    const [asked, ...others] = page?.bullet_points.map((point) => bulletText(point)) ?? []
    expect(asked).toContain('Lockers')
    expect(others).toEqual([])
  })

  test('asks for the sum that is listed last', async () => {
    const { titles, slides } = await deckOf('Pitch for Lumio: problem, market, €2m funding')
    expect(titles.at(-1)).toBe('€2m funding')
    expect(slides.at(-1)?.bullet_points).not.toContain(closings.ask.prompts[0])
  })

  test('ends under the words that the prompt has for its end', async () => {
    const { titles } = await deckOf('A garden: design, costs, next steps')
    expect(titles.at(-1)).toBe('Next steps')
    expect(titles.filter((title) => title === scaffold.costs.title)).toEqual([])
  })

  test('opens a lesson with its question and goes on with what the prompt lists', async () => {
    const { titles } = await deckOf('Lesson on bees: hives, honey, stings')
    expect(titles.slice(2, 6)).toEqual([scaffold.opening.title, 'Hives', 'Honey', 'Stings'])
  })

  test('looks at the alternatives where one thing is chosen in place of another', async () => {
    const { titles, slides } = await deckOf('Why we should rent a hall instead of buying one')
    expect(titles).toContain('Rent a hall · Buying one')
    const table = slides.find(({ slide_title: title }) => title === scaffold.alternatives.title)
    expect(table?.table?.rows[0]).toEqual(['', 'Rent a hall', 'Buying one'])
  })

  test('gives the pages the forms that the prompt has things for', async () => {
    const formOf = async (prompt: string, layout: string) => {
      const { slides } = await deckOf(prompt, 10)
      return slides.findLast(({ layout_template: own }) => own === layout)
    }
    const events = await formOf(
      'The bicycle: 1817 draisine, 1885 safety bicycle, e-bikes today',
      'timeline',
    )
    expect(events?.bullet_points).toEqual([
      '1817: Draisine',
      '1885: Safety bicycle',
      'Today: E-bikes',
    ])
    const figures = await formOf(
      'Pitch for Lumio: saves 18% fuel, serves 240 trucks, costs €39',
      'kpi row',
    )
    expect(figures?.bullet_points).toHaveLength(3)
    const chart = await formOf(
      'Sales report: north €420, south €310, west €515',
      'title + chart + bullets',
    )
    expect(chart?.images?.[0]?.chartData?.data).toEqual([
      { label: 'North', value: 420 },
      { label: 'South', value: 310 },
      { label: 'West', value: 515 },
    ])
    expect(await formOf('Volcanoes', 'comparison')).toBeDefined()
  })

  test('shows no two tables in a row', async () => {
    for (const slideCount of counts) {
      const { slides } = await deckOf(
        'Marketing plan for oat milk: shops, taste, budget',
        slideCount,
      )
      const layouts = slides.map(({ layout_template: layout }) => layout)
      expect(
        layouts.filter((layout, at) => layout === 'table' && layouts[at - 1] === layout),
      ).toEqual([])
    }
  })

  test('takes no page for a frame that its words only touch', async () => {
    const { slides } = await deckOf('Shop training: till, angry customers, returns')
    const page = slides.find(({ slide_title: title }) => title === 'Angry customers')
    expect(page?.bullet_points.map((point) => bulletText(point))).not.toEqual(
      scaffold.audience.prompts,
    )
  })

  test.each([8, 10, 12])('asks no question twice on %i slides', async (count) => {
    for (const prompt of [
      'Bees',
      'Lesson on bees: hives, honey, stings',
      'Town hall: parks, rents, trams, schools, taxes',
      'Fire drill training: alarms, exits, meeting point',
    ]) {
      const { slides } = await deckOf(prompt, count)
      const asked = slides
        .slice(2, -1)
        .flatMap(({ bullet_points: points }) => points.map((point) => bulletText(point)))
      expect(
        asked.filter((point, index) => asked.indexOf(point) !== index),
        prompt,
      ).toEqual([])
    }
  })

  test('asks for no results where the prompt gives them', async () => {
    const { titles } = await deckOf(
      'Sales report: revenue rose 12%, churn fell to 3%, 4 stores opened',
      10,
    )
    expect(titles).toContain('Churn fell to 3%')
    expect(titles).not.toContain(scaffold.results.title)
  })

  test('shows a long sentence whole, its first clause as the title', async () => {
    const sentence =
      'Dredging costs the ports of the Baltic two million euros a year, and nobody knows beforehand where silt will block a berth'
    const { slides } = await deckOf(`Buoys for ports. ${sentence}.`)
    const shown = slides.map(({ slide_title: title, bullet_points: [first = ''] }) =>
      [title, bulletText(first)].join(', '),
    )
    expect(shown).toContain(sentence)
  })
})

test.each([
  '`',
  'a',
  'a ',
  '漢',
  'ا ',
  '. ',
  ', and ',
  '"a" — ',
  '2020: ',
  '- ',
  '# ',
  '> ',
  '|a|b|\n',
  '```\n',
  '\n## ',
  '\n- a',
  '👩‍👩‍👧',
  '12% ',
])('a prompt of nothing but %j, as long as it may be, is a deck that can be kept', async (mark) => {
  const prompt = mark.repeat(Math.ceil(20_000 / mark.length)).slice(0, 20_000)
  for (const slideCount of [3, 5, 12]) {
    const { slides } = await writeDeck({ prompt, slideCount, presentationType: 'pitch' })

    expect(slides).toHaveLength(slideCount)
    for (const slide of slides) expect(slideSchema.safeParse(slide).error).toBeUndefined()
  }
})
