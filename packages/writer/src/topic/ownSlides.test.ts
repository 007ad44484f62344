import { bulletText } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { framesOf } from '../frames/frames.ts'
import { writeDeck } from '../testing/writeDeck.ts'

describe('the kind of what a page names', () => {
  const pagesOf = async (prompt: string, slideCount = 10) =>
    await writeDeck({ prompt, presentationType: 'report', slideCount })
  const { own, scaffold } = framesOf('en')
  const askedOn = async (prompt: string, title: string) => {
    const { slides } = await pagesOf(prompt)
    const page = slides.find((slide) => slide.slide_title === title)
    return page?.bullet_points.map((point) => bulletText(point)) ?? []
  }

  test.each([
    ['Status. Risks: frost, wind, drought', 'Frost', own.risk],
    ['Staff. Three measures: mentors, flexible hours, wages', 'Mentors', own.offer],
    ['Roles in our clinic: reception, nurse, physician', 'Nurse', own.role],
    ['Steps to a compost heap: pick a spot, get a bin, wait', 'Get a bin', own.step],
    ['The market. Options: trams, buses, bikes', 'Buses', own.option],
  ])('is asked about in "%s"', async (prompt, title, prompts) => {
    const asked = await askedOn(prompt, title)
    expect(asked.length).toBeGreaterThan(0)
    for (const question of asked) expect(prompts).toContain(question)
  })

  test('is told by what is to be done, where half of a list is', async () => {
    const { slides } = await writeDeck({
      prompt: 'Curso de primeros auxilios: evaluar la escena, pedir ayuda, heridas',
      presentationType: 'training',
      slideCount: 10,
    })
    const page = slides.find(({ slide_title: title }) => title === 'Pedir ayuda')
    const asked = page?.bullet_points.map((point) => bulletText(point)) ?? []
    expect(framesOf('es').own.step).toEqual(expect.arrayContaining(asked))
  })

  test('compares choices by what the prompt lists for it', async () => {
    const { slides, titles } = await pagesOf(
      'Which tool: Calendly, Doodle or Cal.com? Criteria: price, data protection, ease of use',
      8,
    )
    const rows = slides.find(({ table }) => table)?.table?.rows
    expect(rows?.[0]).toEqual(['', 'Calendly', 'Doodle', 'Cal.com'])
    expect(rows?.slice(1).map(([name]) => name)).toEqual([
      'Price',
      'Data protection',
      'Ease of use',
    ])
    expect(titles).not.toContain('Ease of use')
  })

  test.each([
    ['Boats: logo on shirts, packages €300, €750 and €1,500', 'Packages €300, €750, €1,500'],
    ['Sales: 8% more than in 2024, two new stores, returns fell', '8% more than in 2024'],
  ])('keeps "%s" whole', async (prompt, title) => {
    expect((await pagesOf(prompt)).titles).toContain(title)
  })

  test.each([
    [
      'Piano di progetto per la sala: progetto da gennaio a marzo, lavori da aprile a maggio, festa a giugno',
      ['Gennaio a marzo: Progetto', 'Aprile a maggio: Lavori', 'Giugno: Festa'],
    ],
    [
      'Projekt wymiany oświetlenia w szkole: audyt w styczniu, przetarg w marcu, montaż w lipcu, odbiór w maju',
      ['W styczniu: Audyt', 'W marcu: Przetarg', 'W lipcu: Montaż', 'W maju: Odbiór'],
    ],
  ])('reads the months of "%s"', async (prompt, events) => {
    const { slides } = await pagesOf(prompt)
    const lines = slides.filter(({ layout_template: layout }) =>
      ['timeline', 'process'].includes(layout),
    )
    expect(
      lines.map(({ bullet_points: points }) => points.map((point) => bulletText(point))),
    ).toContainEqual(events)
  })

  test('gives what has one kind a page together', async () => {
    const rows = (await pagesOf('Status. Risks: frost, wind, drought')).slides.find(
      ({ slide_title: title }) => title === 'Risks',
    )?.table?.rows
    expect(rows?.map(([name]) => name)).toEqual(['', 'Frost', 'Wind', 'Drought'])
    const steps = await pagesOf('Steps to a compost heap: pick a spot, get a bin, wait')
    expect(
      steps.slides.find(({ slide_title: title }) => title === scaffold.steps.title)
        ?.layout_template,
    ).toBe('process')
    const options = await pagesOf('The market. Options: trams, buses, bikes')
    expect(options.slides.flatMap(({ table }) => table?.rows[0] ?? [])).toEqual(
      expect.arrayContaining(['Trams', 'Buses', 'Bikes']),
    )
    const costs = await pagesOf(
      'Retention plan. Budget €45,000 for mentors, €20,000 for tools, €60,000 for wages',
    )
    const chart = costs.slides
      .flatMap(({ images }) => images ?? [])
      .find((image) => image.chartData)
    expect(chart?.chartData?.data.map(({ label }) => label)).toEqual(['Mentors', 'Tools', 'Wages'])
    expect(costs.titles).toContain(scaffold.costs.title)
  })

  test('puts more events than one line of time holds on several', async () => {
    const { slides } = await pagesOf(
      'Our school: 1901 first class, 1920 fire, 1924 new house, 1950 gym, 1975 library, 1999 computers, today solar roof',
    )
    const framed = Object.values(scaffold).flatMap(({ prompts }) => prompts)
    const lines = slides.filter(({ layout_template: layout }) =>
      ['timeline', 'process'].includes(layout),
    )
    expect(
      lines
        .flatMap(({ bullet_points: points }) => points.map((point) => bulletText(point)))
        .filter((point) => !framed.includes(point)),
    ).toEqual([
      '1901: First class',
      '1920: Fire',
      '1924: New house',
      '1950: Gym',
      '1975: Library',
      '1999: Computers',
      'Today: Solar roof',
    ])
  })

  test('keeps what has no date between two that have one', async () => {
    const { slides } = await pagesOf(
      'Clara and Jo: they met at the gym in 2016, they got a dog called Pepper, moved to Lyon in 2021',
    )
    const line = slides.find(({ layout_template: layout }) => layout === 'timeline')
    expect(line?.bullet_points.map((point) => bulletText(point))).toEqual([
      '2016: They met at the gym',
      'They got a dog called Pepper',
      '2021: Moved to Lyon',
    ])
  })

  test('says a figure once in a row of them, and with its unit', async () => {
    const { slides } = await pagesOf(
      'Lumio: saves 18% fuel, serves 240 trucks, costs €2 million a year',
    )
    const row = slides.find(({ layout_template: layout }) => layout === 'kpi row')
    expect(row?.bullet_points.map((point) => bulletText(point))).toEqual([
      '18%: Saves 18% fuel',
      '240 trucks: Serves',
      '€2 million: Costs €2 million a year',
    ])
  })

  test('leads up to the words of the prompt and goes on behind them', async () => {
    const { titles } = await pagesOf('Convince the board to plant trees: shade, birds, cost')
    expect(titles.indexOf(scaffold.today.title)).toBeLessThan(titles.indexOf('Shade'))
    expect(titles.at(-1)).not.toBe(titles[0])
  })

  test('says nothing twice in the notes', async () => {
    const { slides } = await pagesOf('Town hall: parks, rents, trams, schools, taxes', 12)
    const notes = slides.slice(1).map((slide) => slide.notes)
    expect(new Set(notes).size).toBe(notes.length)
  })
})
