import { expect, test } from 'vitest'
import { chartDataSchema, shapeDataSchema } from './elements/storedImage.ts'
import { deckLimits } from './limits.ts'
import { type SlideInput, slideInputSchema, slidesInputSchema } from './slideInput.ts'
import { tableDataSchema } from './elements/table.ts'

const letters = (count: number): string => 'x'.repeat(count)
const list = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

function takesSlide(change: Partial<SlideInput>): boolean {
  return slideInputSchema.safeParse({ slide_title: 'Clean water', ...change }).success
}
function takesText(change: object): boolean {
  return takesSlide({ text_elements: [{ content: 'x', ...change }] })
}
function takesImage(change: object): boolean {
  return takesSlide({ images: [{ url: '/files/pump.jpg', ...change }] })
}
function takesChart(points: number, label = 'Year', title = 'Pumps'): boolean {
  const data = list(points, { label, value: 1 })
  return chartDataSchema.safeParse({ type: 'bar', title, data, colors: [] }).success
}
function takesTable(rows: number, columns: number, cell = 'x'): boolean {
  return tableDataSchema.safeParse({ rows: list(rows, list(columns, cell)) }).success
}
const star = { type: 'star', fillColor: '#3B82F6', width: 100, height: 100 } as const
function takesShape(change: object): boolean {
  return shapeDataSchema.safeParse({ ...star, ...change }).success
}

const { chartPoints, table, fontSize, order, position, size, shape } = deckLimits

const box = { x: 0, y: 0, width: 200, height: 80 }
const takesPlace = (n: number) =>
  takesText({ position: { ...box, x: n } }) && takesImage({ position: { x: 0, y: n } })
const takesSide = (n: number) =>
  takesText({ position: { ...box, width: n } }) && takesImage({ size: { width: 200, height: n } })

/** What may number at most `n`, and whether a deck with `count` of it is accepted. */
const highest: readonly (readonly [what: string, n: number, takes: (count: number) => boolean])[] =
  [
    [
      'slides of a deck',
      deckLimits.slides,
      (n) => slidesInputSchema.safeParse(list(n, { slide_title: 'One' })).success,
    ],
    [
      'letters of a title',
      deckLimits.slideTitleLength,
      (n) => takesSlide({ slide_title: letters(n) }),
    ],
    ['bullets', deckLimits.bullets, (n) => takesSlide({ bullet_points: list(n, 'One') })],
    [
      'letters of a bullet',
      deckLimits.bulletLength,
      (n) =>
        takesSlide({ bullet_points: [letters(n)] }) &&
        takesSlide({ bullet_points: [{ text: letters(n) }] }),
    ],
    [
      'letters of a description',
      deckLimits.visualDescriptionLength,
      (n) => takesSlide({ visual_description: letters(n) }) && takesImage({ alt: letters(n) }),
    ],
    [
      'text elements',
      deckLimits.textElements,
      (n) => takesSlide({ text_elements: list(n, { content: 'x' }) }),
    ],
    ['letters of a text', deckLimits.textLength, (n) => takesText({ content: letters(n) })],
    [
      'runs of a text',
      deckLimits.runs,
      (n) => takesText({ content: letters(n), runs: list(n, { text: 'x' }) }),
    ],
    [
      'images',
      deckLimits.images,
      (n) => takesSlide({ images: list(n, { url: '/files/pump.jpg' }) }),
    ],
    [
      'pictures, charts, shapes and icons',
      deckLimits.visuals,
      (n) => takesSlide({ images: list(n, { url: '', type: 'shape', shapeData: star }) }),
    ],
    [
      'letters of an address',
      deckLimits.urlLength,
      (n) => takesImage({ url: `https://${letters(n - 8)}` }),
    ],
    ['letters of a caption', deckLimits.captionLength, (n) => takesImage({ title: letters(n) })],
    [
      'letters of the title of a chart',
      deckLimits.chartTitleLength,
      (n) => takesChart(2, 'Year', letters(n)),
    ],
    ['letters of a prompt', deckLimits.promptLength, (n) => takesImage({ prompt: letters(n) })],
    ['letters of notes', deckLimits.notesLength, (n) => takesSlide({ notes: letters(n) })],
    ['letters of a section', deckLimits.sectionLength, (n) => takesSlide({ section: letters(n) })],
    ['points of a chart', chartPoints.max, (n) => takesChart(n)],
    ['letters of a label', deckLimits.chartLabelLength, (n) => takesChart(2, letters(n))],
    ['letters of a shape', deckLimits.shapeTextLength, (n) => takesShape({ text: letters(n) })],
    ['rows of a table', table.rows.max, (n) => takesTable(n, 2)],
    ['columns of a table', table.columns.max, (n) => takesTable(2, n)],
    ['letters of a cell', table.cellLength, (n) => takesTable(2, 2, letters(n))],
    ['size of letters', fontSize.max, (n) => takesText({ style: { fontSize: n } })],
    [
      'groups around an element',
      deckLimits.groupLevels,
      (n) =>
        takesText({ group: list(n, 'g').join('/') }) &&
        takesImage({ group: list(n, 'g').join('/') }),
    ],
    ['place in the order', order.highest, (n) => takesText({ z: n }) && takesImage({ z: n })],
    ['units across the page', position.max, takesPlace],
    ['units of a side', size.max, takesSide],
    ['width of a shape', shape.max, (n) => takesShape({ width: n }) && takesShape({ height: n })],
    ['radius of a shape', shape.maxRadius, (n) => takesShape({ borderRadius: n })],
    ['border of a shape', shape.maxBorder, (n) => takesShape({ borderWidth: n })],
  ]

test.each(highest)('W-002 takes %s up to %i, and not one more', (_what, n, takes) => {
  expect([n - 1, n, n + 1].map(takes)).toEqual([true, true, false])
})

const lowest: readonly (readonly [what: string, n: number, takes: (count: number) => boolean])[] = [
  [
    'slide of a deck',
    1,
    (n) => slidesInputSchema.safeParse(list(n, { slide_title: 'One' })).success,
  ],
  ['points of a chart', chartPoints.min, (n) => takesChart(n)],
  ['rows of a table', table.rows.min, (n) => takesTable(n, 2)],
  ['columns of a table', table.columns.min, (n) => takesTable(2, n)],
  ['size of letters', fontSize.min, (n) => takesText({ style: { fontSize: n } })],
  ['place in the order', order.lowest, (n) => takesText({ z: n }) && takesImage({ z: n })],
  ['units across the page', position.min, takesPlace],
  ['unit of a side', size.min, takesSide],
  ['width of a shape', shape.min, (n) => takesShape({ width: n }) && takesShape({ height: n })],
  // Counted in hundredths: the limits of a share are no whole numbers.
  [
    'hundredths of a picture in its crop',
    deckLimits.cropSide * 100,
    (n) => takesImage({ crop: { x: 0, y: 0, width: n / 100, height: n / 100 } }),
  ],
]

test.each(lowest)('W-002 takes at least %s: %i, and not one less', (_what, n, takes) => {
  expect([n - 1, n, n + 1].map(takes)).toEqual([false, true, true])
})
