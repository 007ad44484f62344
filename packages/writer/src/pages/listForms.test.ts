import { bulletText } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { writeDeck } from '../testing/writeDeck.ts'

const plan = `# Renewal

The gateways are renewed within one year, and nobody notices it.

## Schedule

- April 2026: tender
- June 2026: award
- July to September 2026: conversion of 30 stations
- 15. December 2026: the old radio is switched off

## Setting up

1. Pull the image from the registry of the harbor
2. Copy the example and enter your own 8 gauges
3. Start the server with the port that is free
`

const pages = async () => {
  const { slides } = await writeDeck({
    prompt: 'Presentation of this',
    source: plan,
    slideCount: 4,
    presentationType: 'report',
  })
  return slides.map(({ slide_title: title, layout_template: layout, bullet_points: points }) => ({
    title,
    layout,
    points: points.map((point) => bulletText(point)),
  }))
}

test('days, months and spans of months make a timeline', async () => {
  const found = (await pages()).find(({ layout }) => layout === 'timeline')

  expect(found?.points).toHaveLength(4)
})

test('no item of a list becomes the title of the others', async () => {
  const found = (await pages()).find(({ points }) =>
    points.some((point) => point.startsWith('2. Copy')),
  )

  expect(found?.title).toBe('Setting up')
  expect(found?.points).toHaveLength(3)
})

const slidesOf = async (source: string, slideCount = 6) => {
  const request = {
    prompt: 'Slides of this',
    source,
    slideCount,
    presentationType: 'report',
  } as const
  const { slides } = await writeDeck(request)
  return slides.map(({ bullet_points: points, ...slide }) => ({
    ...slide,
    points: points.map((point) => bulletText(point)),
  }))
}
const others =
  '## Staff\n\nTwo people left in May. Their posts are open. Nobody has applied yet.\n\n## Place\n\nThe hall is let until June. It has no lift. The roof is new.\n'

describe('a list', () => {
  const steps = Array.from(
    { length: 8 },
    (_, index) => `${index + 1}. Do the thing number ${index + 1} now`,
  )

  test('is shown whole, and keeps its numbers', async () => {
    const slides = await slidesOf(`# Guide\n\n## Procedure\n\n${steps.join('\n')}\n\n${others}`)

    expect(slides.find(({ slide_title: title }) => title === 'Procedure')?.points).toEqual(steps)
  })

  test('that shares its page says how many of its items are left out', async () => {
    const items = Array.from(
      { length: 12 },
      (_, index) => `- tool ${'abcdefghijkl'[index]} for the work on the roof of the hall`,
    )
    const parts = ['Roof', 'Wall', 'Door', 'Yard', 'Path'].map(
      (name) => `## ${name}\n\n${items.join('\n')}\n`,
    )
    const slides = await slidesOf(`# Tools\n\n${parts.join('\n')}`, 5)
    const shown = slides.flatMap(({ points }) => points).filter((point) => point.startsWith('and '))

    expect(shown.length).toBeGreaterThan(0)
    expect(shown[0]).toMatch(/^and \d+ more$/u)
  })

  test('of who does what by when is a table, which ends the deck', async () => {
    const actions =
      '- Ada: send the order, by 13 May\n- Bo: book two vans, by 20 May\n- Cy: write to all, by 18 May\n'
    const slides = await slidesOf(
      `# Move\n\n${others}\n## Vans\n\nTwo vans are free.\n\n## Actions\n\n${actions}`,
    )

    expect(slides.at(-1)?.table?.rows).toEqual([
      ['Who', 'What', 'By when'],
      ['Ada', 'Send the order', '13 May'],
      ['Bo', 'Book two vans', '20 May'],
      ['Cy', 'Write to all', '18 May'],
    ])
  })

  test('of values of one unit is a chart of all of them', async () => {
    const slides = await slidesOf(
      `# Tender\n\n## Criteria\n\n- Price: 45 %\n- Quality: 35 %\n- Climate: 20 %\n\n${others}`,
    )
    const chart = slides.flatMap(({ images = [] }) =>
      images.flatMap((image) => image.chartData ?? []),
    )

    expect(chart[0]?.data.map(({ value }) => value)).toEqual([45, 35, 20])
  })

  test('of times is a line of time, and a table where it is long', async () => {
    const log = [
      '05:42 alarm',
      '05:51 crew called',
      '06:20 switch begins',
      '07:16 all supplied',
      '08:02 cause found',
      '08:30 part ordered',
      '09:00 report sent',
    ]
    const source = (count: number) =>
      `# Outage\n\n## Log\n\n${log.slice(0, count).join('\n')}\n\n${others}`
    const [short, long] = await Promise.all([slidesOf(source(5)), slidesOf(source(7))])

    expect(short.find(({ layout_template: layout }) => layout === 'timeline')?.points[0]).toBe(
      '05:42: Alarm',
    )
    expect(long.find(({ table }) => table)?.table?.rows).toHaveLength(8)
  })

  test('of options with the same labels is compared in a table', async () => {
    const option = (name: string, price: number) =>
      `## Option ${name}\n\nPrice: £${price} per van. Delivery time: ${price} days.\n\n`
    const slides = await slidesOf(
      `# Vans\n\n${others}\n${option('A: buy', 27)}${option('B: lease', 39)}`,
      8,
    )

    expect(slides.find(({ table }) => table)?.table?.rows).toEqual([
      ['', 'Option A: buy', 'Option B: lease'],
      ['Price', '£27 per van', '£39 per van'],
      ['Delivery time', '27 days', '39 days'],
    ])
  })

  test('without an order has no numbers', async () => {
    const slides = await slidesOf(
      `# Library\n\n## Rules\n\n- Loans: two weeks for all books\n- Fines: none for children\n- Noise: as little as can be\n\n${others}`,
      5,
    )

    expect(slides.map(({ layout_template: layout }) => layout)).not.toContain('three cards')
  })
})

test('steps that all stand on the page are not counted once more', async () => {
  const source = [
    '1. first: this',
    'We sold 12 boats in May, and lost 3.',
    '1. first: this',
    '| x | 12 |',
    '1. first: this',
    '# Heading',
  ].join('\n')

  const said = (await slidesOf(source, 5)).flatMap(({ points }) => points)

  expect(said.some((point) => point.includes('12 boats'))).toBe(true)
  expect(said.filter((point) => point.endsWith('more'))).toEqual([])
})

test('of a list that is too long, items with figures stay and the others are counted', async () => {
  const places = 'harbor market school library stadium theater museum mill church prison'.split(' ')
  const items = [
    ...places.flatMap((place) => [
      `The ${place} has an entrance on its northern side`,
      `The walls of the ${place} are white`,
    ]),
    'The station sold 4,120 tickets in May',
    'The bridge carries 310 bicycles an hour',
  ]
  const source = `# Town\n\n## Places\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n${others}`

  const said = (await slidesOf(source, 5)).find(({ slide_title: title }) => title === 'Places')

  expect(said?.points.join('\n')).toContain('4,120 tickets')
  expect(said?.points.join('\n')).toContain('310 bicycles')
  expect(said?.points.at(-1)).toMatch(/^and \d+ more$/)
})
