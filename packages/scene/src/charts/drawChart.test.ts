import {
  chartTypeNames,
  readVisual,
  type Box,
  type ChartData,
  type ChartType,
} from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { contrast } from '../colors/color.ts'
import { lookFor } from '../colors/look.ts'
import type { Mark, NativeMark } from '../marks.ts'
import { textMarks } from '../testing/sceneChecks.ts'
import { chart, contentOf } from '../testing/sampleSlides.ts'
import { chartMark } from './addChart.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

const slot: Box = { x: 60, y: 180, width: 700, height: 432 }
const boxes: readonly Box[] = [
  slot,
  { x: 60, y: 180, width: 1080, height: 432 },
  { x: 100, y: 100, width: 400, height: 300 },
  { x: 100, y: 100, width: 200, height: 150 },
  { x: 100, y: 100, width: 120, height: 400 },
  { x: 100, y: 100, width: 30, height: 20 },
]
type Data = ChartData['data']

interface Wanted {
  readonly emphasis?: number
  readonly box?: Box
  readonly colors?: readonly string[]
  readonly ground?: string
}

function draw(type: ChartType, data: Data, wanted: Wanted = {}): NativeMark {
  const look = lookFor(contentOf(), false)
  const { colors = [], emphasis } = wanted
  const shown: ChartData = {
    type,
    title: 'clinics',
    data,
    colors: [...colors],
    ...(emphasis !== undefined && { emphasis }),
  }
  const visual = {
    ...readVisual(chart(wanted.ground === undefined ? {} : { backgroundColor: wanted.ground })),
    kind: 'chart',
    chart: shown,
  } as const
  return chartMark({ book, look }, { visual, box: wanted.box ?? slot })
}

function planOf({ source }: NativeMark) {
  if (source.kind !== 'chart') throw new Error('Not a chart')
  return source.plan
}

function named(mark: NativeMark, pattern: RegExp): readonly Mark[] {
  return mark.painted.filter(({ id }) => pattern.test(id))
}

const quarters = [
  { label: 'Q1 25', value: 131 },
  { label: 'Q2 25', value: 438 },
  { label: 'Q3 25', value: 204 },
]
const wordy = [
  {
    label: 'A label of the greatest length that there is, with 80 letters in all of its words',
    value: 3,
  },
  { label: 'Supercalifragilisticexpialidocious', value: 131 },
  { label: 'Driving between the depots', value: 438 },
  { label: 'x', value: 0 },
  { label: 'Paperwork', value: 12.5 },
  { label: 'Meetings about meetings', value: 77 },
  { label: 'Repeat visits to customers', value: 3 },
  { label: 'Other', value: 2 },
]
const datasets: Readonly<Record<string, Data>> = {
  'three quarters': quarters,
  'eight long labels': wordy,
  'two points': wordy.slice(1, 3),
  zeros: [
    { label: 'a', value: 0 },
    { label: 'b', value: 0 },
  ],
  'one value among zeros': [
    { label: 'a', value: 0 },
    { label: 'b', value: 7 },
    { label: 'c', value: 0 },
  ],
  'the greatest and the smallest number': [
    { label: 'Huge', value: 1e15 },
    { label: 'Tiny', value: 1e-6 },
    { label: 'Middle', value: 5000 },
  ],
  'eight equal parts': wordy.map(({ label }) => ({ label, value: 1 })),
  'a crowd of small parts': wordy.map(({ label }, index) => ({
    label,
    value: index === 0 ? 990 : 1,
  })),
  'mixed scripts': [
    { label: 'مبيعات الربع الأول', value: 40 },
    { label: '第一四半期の売上高と利益の見通しについて', value: 60 },
    { label: '=cmd()|x!A1', value: 20 },
  ],
}

// Returns the letters of a label without the space above and below them, which labels may share.
function inkBoxes(mark: NativeMark): readonly { readonly id: string; readonly ink: Box }[] {
  return textMarks(mark.painted).flatMap(({ id, lines }) =>
    lines.map(({ x, width, baseline, fragments: [first] }) => {
      const size = first?.size ?? 0
      return { id, ink: { x, width, y: baseline - size * 0.75, height: size * 0.8 } }
    }),
  )
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 0.6 &&
    other.x < one.x + one.width - 0.6 &&
    one.y < other.y + other.height - 0.6 &&
    other.y < one.y + one.height - 0.6
  )
}

describe.each(chartTypeNames)('N-003 a chart of type %s', (type) => {
  test('is a native object that carries its data', () => {
    expect(draw(type, quarters).source).toMatchObject({ kind: 'chart', chart: { data: quarters } })
  })

  test.each(Object.entries(datasets))('keeps the labels of %s in its box', (_, data) => {
    for (const box of boxes) {
      for (const { ink } of inkBoxes(draw(type, data, { box }))) {
        expect(ink.x).toBeGreaterThanOrEqual(box.x - 1)
        expect(ink.x + ink.width).toBeLessThanOrEqual(box.x + box.width + 1)
        expect(ink.y).toBeGreaterThanOrEqual(box.y - 1)
        expect(ink.y + ink.height).toBeLessThanOrEqual(box.y + box.height + 1)
      }
    }
  })

  test.each(Object.entries(datasets))('keeps the labels of %s apart', (_, data) => {
    for (const box of boxes) {
      const labels = inkBoxes(draw(type, data, { box }))
      const pairs = labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .flatMap((other) => (meet(one.ink, other.ink) ? [[one, other]] : [])),
      )
      expect(pairs).toEqual([])
    }
  })

  test.each(Object.entries(datasets))(
    'keeps the labels of %s off its bars and parts',
    (_, data) => {
      for (const box of boxes) {
        const mark = draw(type, data, { box })
        const bars = named(mark, /-bar-\d$/u)
        const hits = inkBoxes(mark).filter(({ ink }) => bars.some((bar) => meet(ink, bar.box)))
        expect(hits).toEqual([])
      }
    },
  )

  test.each(Object.entries(datasets))('draws %s with finite numbers', (_, data) => {
    for (const box of boxes) {
      const { painted, source } = draw(type, data, { box })
      expect(JSON.stringify({ painted, source })).not.toMatch(/NaN|null|Infinity/)
    }
  })

  test('paints text that can be read on any colors and ground', () => {
    const colors = ['#FFFF00', '#FFFFFF', '#F5F5F5']
    for (const ground of ['#FFFFFF', '#101020', '#808080']) {
      for (const { lines } of textMarks(draw(type, quarters, { colors, ground }).painted)) {
        for (const { paint } of lines.flatMap(({ fragments }) => fragments)) {
          expect(contrast(paint.color, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  test('says in words what it shows', () => {
    expect(draw(type, quarters).alt).toBe('clinics: Q1 25 131, Q2 25 438, Q3 25 204')
  })

  test('plans a point for every value', () => {
    expect(planOf(draw(type, wordy)).points).toHaveLength(wordy.length)
  })
})

test('columns emphasize the greatest value and keep the others quiet', () => {
  const bars = named(draw('bar', quarters), /bar-\d$/u)
  const fills = bars.map((bar) => (bar.mark === 'path' ? bar.fill : undefined))

  expect(fills[1]).toMatchObject({ token: 'accent1' })
  expect(fills[0]).toEqual(fills[2])
  expect(fills[0]).not.toEqual(fills[1])
})

test('columns emphasize the point that their chart names', () => {
  const bars = named(draw('bar', quarters, { emphasis: 2 }), /bar-\d$/u)
  const fills = bars.map((bar) => (bar.mark === 'path' ? bar.fill : undefined))

  expect(fills[2]).toMatchObject({ token: 'accent1' })
  expect(fills[0]).toEqual(fills[1])
})

test('columns are as high as the axis of their plan says', () => {
  const mark = draw('bar', quarters)
  const { plot, axes } = planOf(mark)
  const [, tallest] = named(mark, /bar-\d$/u)

  expect(tallest?.box.height).toBeCloseTo((438 / (axes?.max ?? 0)) * plot.height, 6)
})

test('columns whose labels have no room lie down, and so does their plan', () => {
  const long = wordy.map(({ value }) => ({ label: 'A category with a long name', value }))
  const mark = draw('bar', long)

  expect(planOf(mark).type).toBe('horizontal-bar')
  expect(named(mark, /bar-1$/u)[0]?.box.x).toBeGreaterThan(slot.x)
})

test('a label of a column takes two lines before the chart lies down', () => {
  const two = quarters.map(({ value }) => ({
    label: 'Vaccination clinics in the north of Ghana',
    value,
  }))
  const mark = draw('bar', two)

  expect(planOf(mark).type).toBe('bar')
  expect(textMarks(named(mark, /label-1$/u))[0]?.lines).toHaveLength(2)
})

test('bars keep the order of the data from the top', () => {
  const [first, second, third] = named(draw('horizontal-bar', quarters), /bar-\d$/u)

  expect(first?.box.y).toBeLessThan(second?.box.y ?? 0)
  expect(second?.box.y).toBeLessThan(third?.box.y ?? 0)
})

test('a line names every second point where words would be cut', () => {
  const months = Array.from({ length: 8 }, (_, index) => ({
    label: 'Vaccinations',
    value: index,
  }))

  expect(planOf(draw('line', months)).axes?.categories?.every).toBe(2)
})

test('a value near zero at the end of a line stays off the names below it', () => {
  const falling = [...quarters, { label: 'Fourth quarter', value: 1 }]

  expect(planOf(draw('line', falling)).points.at(-1)?.label?.moved?.[1]).toBeLessThan(0)
})

test('a donut has its sum in the hole, which a native chart cannot hold', () => {
  const { beside } = planOf(draw('donut', quarters))

  expect(textMarks(beside)[0]?.paragraphs[0]?.runs[0]?.text).toBe('773')
})

test('names of crowded parts leave their places, those of few parts do not', () => {
  const moved = (data: Data) =>
    planOf(draw('pie', data)).points.filter(({ label }) => label?.moved).length

  expect(moved(quarters)).toBe(0)
  expect(moved(datasets['a crowd of small parts'] ?? [])).toBeGreaterThan(3)
})

test('parts of a stack are as high together as the stack', () => {
  const mark = draw('stacked-bar', quarters)
  const heights = named(mark, /part-\d$/u).map(({ box }) => box.height)

  expect(heights.reduce((sum, height) => sum + height)).toBeCloseTo(planOf(mark).plot.height, 6)
})

test('the colors of a chart win over those of the theme', () => {
  const points = planOf(draw('pie', quarters, { colors: ['#FF5733', '#33AA57'] })).points

  expect(points.map(({ fill }) => fill.color)).toEqual(['#FF5733', '#33AA57', '#FF5733'])
})

test('a chart has its background under it where it has one', () => {
  const mark = draw('bar', quarters, { ground: '#101020' })

  expect(mark.painted[0]).toMatchObject({ box: slot, fill: { color: '#101020' } })
  expect(planOf(mark).ground).toMatchObject({ color: '#101020' })
})
