import { chartTypeNames, type ChartData, type ChartType, type Slide } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage, type ReadPackage } from '../testing/readPackage.ts'
import { attributesOf, firstNamed, findNamed, plainOptions } from '../testing/slideXml.ts'
import type { XmlElement } from '../testing/xmlTree.ts'

const fonts = await loadFontBook()
const quarters = [
  { label: 'Q1 25', value: 131 },
  { label: '=cmd()|x', value: 438.5 },
  { label: 'Q3 25 & <later>', value: 204 },
]

interface Wanted {
  readonly data?: ChartData['data']
  readonly colors?: readonly string[]
  readonly title?: string
  readonly rotation?: number
}

function scene(
  type: ChartType,
  { data = quarters, colors = [], title = 'clinics', rotation }: Wanted,
): Scene {
  const slide: Slide = {
    id: type,
    slide_title: 'Clinics grew',
    bullet_points: ['Net retention 131 percent.'],
    visual_type: 'chart',
    visual_description: '',
    layout_template: 'title + chart + bullets',
    images: [
      {
        id: `chart-${type}`,
        url: '',
        type: 'generated-chart',
        chartData: { type, title, data, colors: [...colors] },
        ...(rotation !== undefined && { rotation, position: { x: 200, y: 200 } }),
      },
    ],
  }
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

function write(type: ChartType, wanted: Wanted = {}) {
  const bytes = renderPptx([scene(type, wanted)], plainOptions)
  const file = readPackage(bytes)
  const chart = file.xml('ppt/charts/chart1.xml')
  const vals = (name: string) =>
    findNamed(chart, name).map(({ attributes }) => attributes.get('val'))
  return { bytes, file, chart, vals }
}

function workbookOf(file: Uint8Array): ReadPackage {
  const bytes = unzipSync(file)['ppt/embeddings/Microsoft_Excel_Sheet1.xlsx']
  if (bytes === undefined) throw new Error('There is no workbook')
  return readPackage(bytes)
}

function cached(root: XmlElement, element: string): readonly string[] {
  return findNamed(root, element).flatMap((cells) =>
    findNamed(cells, 'c:v').map(({ text }) => text),
  )
}

test.each(chartTypeNames)(
  'a chart of type %s is a chart of the office program, with its words',
  (type) => {
    const { bytes, file } = write(type)
    const slide = file.xml('ppt/slides/slide1.xml')

    expect(lintPptx(bytes)).toEqual([])
    const frame = firstNamed(slide, 'p:graphicFrame')
    expect(attributesOf(firstNamed(frame, 'p:cNvPr'))).toMatchObject({
      descr: expect.stringContaining('clinics: Q1 25 131'),
    })
    expect(findNamed(frame, 'c:chart')).toHaveLength(1)
  },
)

test('the title of a chart has all its words, in whatever scripts they are', () => {
  const { bytes, chart } = write('bar', { title: 'clinics 👍 مرحبا up' })

  const words = findNamed(firstNamed(chart, 'c:title'), 'a:t').map(({ text }) => text)
  expect(words.join('')).toBe('clinics 👍 مرحبا up')
  expect(lintPptx(bytes)).toEqual([])
})

test.each(chartTypeNames)(
  'a chart of type %s has its numbers in a workbook and, as a copy, in itself',
  (type) => {
    const { bytes, chart } = write(type)
    const sheet = workbookOf(bytes).xml('xl/worksheets/sheet1.xml')

    expect(findNamed(sheet, 'v').map(({ text }) => text)).toEqual(['131', '438.5', '204'])
    expect(cached(chart, 'c:val').slice(0, 3)).toEqual(['131', '438.5', '204'])
  },
)

test.each(chartTypeNames)(
  'a chart of type %s writes labels that look like formulas as words',
  (type) => {
    const { bytes } = write(type)
    const sheet = workbookOf(bytes).xml('xl/worksheets/sheet1.xml')

    expect(findNamed(sheet, 'f')).toEqual([])
    expect(findNamed(sheet, 't').map(({ text }) => text)).toEqual([
      'clinics',
      ...quarters.map(({ label }) => label),
    ])
    for (const cell of findNamed(sheet, 'c').filter(
      ({ children }) => findNamed(children[0] ?? sheet, 't').length === 1,
    )) {
      expect(cell.attributes.get('t')).toBe('inlineStr')
    }
  },
)

test.each(chartTypeNames)(
  'a chart of type %s survives zeros and the largest and smallest numbers',
  (type) => {
    const zeros = quarters.map(({ label }) => ({ label, value: 0 }))
    const mixed = [1e15, 1e-7, 5000].map((value, index) => ({ label: `${index}`, value }))

    expect(lintPptx(write(type, { data: zeros }).bytes)).toEqual([])
    const { bytes, chart } = write(type, { data: mixed, title: '' })
    expect(lintPptx(bytes)).toEqual([])
    expect(cached(chart, 'c:val').slice(0, 3)).toEqual(['1000000000000000', '1e-7', '5000'])
  },
)

test('the same chart gives the same bytes', () => {
  expect(write('donut').bytes).toEqual(write('donut').bytes)
})

test('a chart has the axis, the gap and the plot that the scene painted', () => {
  const { chart, vals } = write('bar')
  const [native] = scene('bar', {}).marks.filter((mark) => mark.mark === 'native')
  const plan = native?.source.kind === 'chart' ? native.source.plan : undefined
  if (!native || !plan) throw new Error('There is no chart')

  expect(vals('c:max')).toEqual([String(plan.axes?.max)])
  expect(vals('c:min')).toEqual(['0'])
  expect(vals('c:majorUnit')).toEqual([String(plan.axes?.majorUnit)])
  expect(vals('c:gapWidth')).toEqual([String(plan.gapWidth)])
  const inner = firstNamed(firstNamed(chart, 'c:plotArea'), 'c:manualLayout')
  const width = Number(firstNamed(inner, 'c:w').attributes.get('val')) * (native.box.width + 6)
  expect(width).toBeCloseTo(plan.plot.width, 1)
})

test('most columns have the color of their series, the emphasized one that of the theme', () => {
  const { chart } = write('bar')
  const points = findNamed(chart, 'c:dPt')

  expect(points).toHaveLength(1)
  expect(firstNamed(points[0] ?? chart, 'c:idx').attributes.get('val')).toBe('1')
  expect(firstNamed(points[0] ?? chart, 'a:schemeClr').attributes.get('val')).toBe('accent1')
  expect(findNamed(chart, 'c:dLbl')).toHaveLength(1)
})

test('bars stand in the order of the data from the top', () => {
  const { vals } = write('horizontal-bar')

  expect(vals('c:barDir')).toEqual(['bar'])
  expect(vals('c:orientation')).toEqual(['maxMin', 'minMax'])
  expect(vals('c:crosses')).toEqual(['autoZero', 'max'])
})

test('columns that the scene lays down are bars', () => {
  const data = quarters.map(({ value }) => ({ label: 'Supercalifragilisticexpialidocious', value }))

  expect(write('bar', { data }).vals('c:barDir')).toEqual(['bar'])
})

test('a stack has a series for every row', () => {
  const { chart, vals } = write('stacked-bar')

  expect(findNamed(chart, 'c:ser')).toHaveLength(3)
  expect(vals('c:grouping')).toEqual(['stacked'])
  expect(vals('c:overlap')).toEqual(['100'])
})

test('a ring has the hole of the scene, and its sum beside it in one group', () => {
  const { file, vals } = write('donut')
  const group = firstNamed(file.xml('ppt/slides/slide1.xml'), 'p:grpSp')

  expect(vals('c:holeSize')).toEqual(['62'])
  expect(findNamed(group, 'a:t').map(({ text }) => text)).toEqual(['774'])
  expect(findNamed(group, 'p:graphicFrame')).toHaveLength(1)
})

test('a line has one marker, at its end, and an area lies under a line of the same cells', () => {
  const line = write('line')
  expect(line.vals('c:symbol')).toEqual(['none', 'circle'])
  expect(line.vals('c:crossBetween')).toEqual(['midCat'])

  const area = write('area').chart
  expect(findNamed(area, 'c:areaChart')).toHaveLength(1)
  const formulas = findNamed(area, 'c:val').map((cells) => firstNamed(cells, 'c:f').text)
  expect(formulas).toEqual(['Sheet1!$B$2:$B$4', 'Sheet1!$B$2:$B$4'])
})

test('labels and colors follow the theme where the theme has them', () => {
  const { chart } = write('pie')
  const faces = findNamed(chart, 'a:latin').map(({ attributes }) => attributes.get('typeface'))
  const slices = findNamed(chart, 'c:dPt').map((point) =>
    firstNamed(point, 'a:schemeClr').attributes.get('val'),
  )

  expect(new Set(faces)).toEqual(new Set(['+mn-lt']))
  expect(['accent1', ...slices]).toEqual(expect.arrayContaining(['accent1', 'accent2', 'accent3']))
})

test("a chart's own colors are written as they are", () => {
  const { chart } = write('pie', { colors: ['#FF5733', '#33AA57', '#3357FF'] })
  const colors = findNamed(chart, 'a:srgbClr').map(({ attributes }) => attributes.get('val'))

  expect(colors).toEqual(expect.arrayContaining(['FF5733', '33AA57', '3357FF']))
})

test('a chart that is turned is drawn as shapes', () => {
  const bytes = renderPptx([scene('pie', { rotation: 20 })], plainOptions)

  expect(readPackage(bytes).paths.some((path) => path.includes('/charts/'))).toBe(false)
  expect(lintPptx(bytes)).toEqual([])
})
