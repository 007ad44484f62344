import type { ChartData, ImageItem, LineData } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { mergeElement } from './mergeElement.ts'

const points = (...cells: readonly string[]): ChartData['data'] =>
  cells.map((cell) => {
    const [label = '', value] = cell.split(' ')
    return { label, value: Number(value) }
  })
const chart: ChartData = {
  type: 'bar',
  title: 'Tides',
  data: points('Porto 2', 'Lagos 1'),
  colors: ['#DC2626'],
}
const image: ImageItem = {
  id: 'i1',
  url: '/a.png',
  type: 'generated-chart',
  alt: 'A chart',
  chartData: chart,
}
const merged = (mine: Partial<ImageItem>, theirs: Partial<ImageItem>, base = image) =>
  mergeElement({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
const withChart = (change: Partial<ChartData>) => ({ chartData: { ...chart, ...change } })

test('people who edit different cells of a chart both keep their edit', () => {
  expect(
    merged(
      withChart({ data: points('Porto 3', 'Lagos 1') }),
      withChart({ data: points('Porto 2', 'Lagoa 1'), title: 'High tides' }),
    ),
  ).toEqual({
    value: { ...image, ...withChart({ data: points('Porto 3', 'Lagoa 1'), title: 'High tides' }) },
    clash: false,
  })
})

test('a point is added to a chart while somebody edits another', () => {
  expect(
    merged(
      withChart({ data: points('Faro 5', 'Porto 2', 'Lagos 1') }),
      withChart({ data: points('Porto 2', 'Lagos 4'), emphasis: 1 }),
    ).value,
  ).toEqual({
    ...image,
    ...withChart({ data: points('Faro 5', 'Porto 2', 'Lagos 4'), emphasis: 2 }),
  })
})

test('a chart that would have too many points stays as it is here, and that is said', () => {
  const many = (name: string) =>
    points(...[1, 2, 3, 4, 5].map((value) => `${name}${value} ${value}`))
  const mine = withChart({ data: many('m') })
  expect(merged(mine, withChart({ data: many('t') }))).toEqual({
    value: { ...image, ...mine },
    clash: true,
  })
})

test('descriptions and the text of a shape have the words of both', () => {
  const shape = { type: 'rectangle', fillColor: '#DC2626', width: 90, height: 60 } as const
  const base: ImageItem = { ...image, type: 'shape', shapeData: { ...shape, text: 'Low tide' } }
  expect(
    merged(
      { alt: 'A red chart', shapeData: { ...shape, text: 'Very low tide' } },
      { alt: 'A chart of tides', shapeData: { ...shape, width: 120, text: 'Low tide today' } },
      base,
    ),
  ).toEqual({
    value: {
      ...base,
      alt: 'A red chart of tides',
      shapeData: { ...shape, width: 120, text: 'Very low tide today' },
    },
    clash: false,
  })
})

const line: LineData = {
  kind: 'straight',
  start: { x: 100, y: 100 },
  end: { x: 300, y: 100, glue: { element: 'box', site: 1 } },
  width: 2,
}
const lineImage: ImageItem = { id: 'l1', url: '', type: 'shape', lineData: line }
const withLine = (change: Partial<LineData>): ImageItem => ({
  ...lineImage,
  lineData: { ...line, ...change },
})

test('people who change different properties and ends of a line both keep their change', () => {
  const start = { x: 50, y: 60 }

  expect(
    merged(withLine({ start, width: 4 }), withLine({ color: '#DC2626', kind: 'elbow' }), lineImage),
  ).toEqual({ value: withLine({ start, width: 4, color: '#DC2626', kind: 'elbow' }), clash: false })
})

test('an end that somebody glues elsewhere stays there while another moves what it was glued to', () => {
  const carried = { x: 350, y: 180, glue: { element: 'box', site: 1 } }
  const moved = { x: 500, y: 500, glue: { element: 'tank', site: 0 } }

  for (const [mine, theirs] of [
    [carried, moved],
    [moved, carried],
  ] as const) {
    expect(merged(withLine({ end: mine }), withLine({ end: theirs }), lineImage)).toEqual({
      value: withLine({ end: moved }),
      clash: false,
    })
  }
})

const photo: ImageItem = { id: 'p', url: '/a.jpg', type: 'upload' }
const half = { x: 0.5, y: 0, width: 0.5, height: 1 }
const third = { x: 0, y: 0, width: 1, height: 0.3 }

test('one crops a picture while another moves it and a third cuts it to a shape', () => {
  const moved = { position: { x: 40, y: 50 }, size: { width: 300, height: 200 } }
  expect(merged({ crop: half }, moved, photo)).toEqual({
    value: { ...photo, ...moved, crop: half },
    clash: false,
  })
  expect(merged({ crop: half }, { mask: 'heart' }, photo).value).toMatchObject({
    crop: half,
    mask: 'heart',
  })
})

test('of two regions one is taken whole, and that is said', () => {
  expect(merged({ crop: half }, { crop: third }, photo)).toEqual({
    value: { ...photo, crop: half },
    clash: true,
  })
})

test('a region stays with its picture when somebody replaces the picture', () => {
  const cropped = { ...photo, crop: half }
  const { crop: _, ...replaced } = { ...cropped, url: '/b.jpg' }
  const sides = { base: cropped, mine: { ...cropped, crop: third }, theirs: replaced }
  expect(mergeElement(sides)).toEqual({ value: replaced, clash: false })
  expect(mergeElement({ ...sides, mine: replaced, theirs: sides.mine })).toEqual({
    value: replaced,
    clash: false,
  })
})

test('an outline that was drawn stays while one gives it words and another a color', () => {
  const drawn: ImageItem = {
    id: 'i1',
    url: '',
    type: 'shape',
    shapeData: {
      type: 'freeform',
      path: 'M0 0L10000 5000L0 10000Z',
      fillColor: '#3B82F6',
      width: 200,
      height: 100,
    },
  }
  const { shapeData } = drawn
  if (!shapeData) throw new Error('There is no shape')

  expect(
    merged(
      { shapeData: { ...shapeData, text: 'Lake' } },
      { shapeData: { ...shapeData, fillColor: '#0F766E' } },
      drawn,
    ),
  ).toEqual({
    value: { ...drawn, shapeData: { ...shapeData, text: 'Lake', fillColor: '#0F766E' } },
    clash: false,
  })
})
