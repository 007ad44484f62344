import { expect, test } from 'vitest'
import { splitLeadIn } from './text/bullets.ts'
import { deckDefaults } from './defaults.ts'
import { deckLimits } from './limits.ts'
import { newSlide } from './newSlide.ts'
import { slideSchema, type Slide } from './slide.ts'
import { visualsOf } from './elements/visuals.ts'
import {
  chartDataSchema,
  imageTypeSchema,
  shapeDataSchema,
  shapeTypeSchema,
} from './elements/storedImage.ts'

test('Q-026 Q-027 Q-028 Q-029 makes the slide that the specification describes for Add slide', () => {
  const slide = newSlide('s-1', 4)

  expect(slideSchema.safeParse(slide).success).toBe(true)
  expect(slide).toMatchObject({
    slide_title: 'New Slide 4',
    bullet_points: ['New bullet point'],
    visual_type: 'quote',
    layout_template: 'title + bullets',
  })
})

test('I-058 I-059 reads a legacy picture as the first image, with the id legacy-0', () => {
  const legacy: Slide = {
    ...newSlide('s-1', 1),
    media_data: {
      title: 'Well',
      author: 'Ada',
      category: 'nature',
      type: 'photo',
      position: { x: 1, y: 2 },
      size: { width: 300, height: 200 },
      backgroundColor: '#FFFFFF',
      alt_description: 'A well at noon',
      urls: { regular: 'https://example.org/well.jpg' },
    },
    images: [{ id: 'i-1', url: '/files/a.jpg', type: 'upload' }],
  }

  expect(slideSchema.safeParse(legacy).success).toBe(true)
  expect(visualsOf(legacy).map(({ id, url }) => [id, url])).toEqual([
    ['legacy-0', 'https://example.org/well.jpg'],
    ['i-1', '/files/a.jpg'],
  ])
  expect(visualsOf({ ...legacy, media_data: { url: '' } })).toHaveLength(1)
})

test('I-075 I-076 knows the eight kinds of image, stock photos among them as unsplash', () => {
  expect(imageTypeSchema.options).toEqual([
    'ai-generated',
    'generated',
    'stock',
    'unsplash',
    'upload',
    'uploaded',
    'generated-chart',
    'shape',
  ])
})

test('I-078 I-079 I-080 takes charts of seven types with a title and two to eight points', () => {
  const chart = (points: number, type = 'bar') => ({
    type,
    title: 'Pumps a year',
    data: Array.from({ length: points }, (_, index) => ({ label: `Y${index}`, value: index })),
    colors: [],
  })

  const types = ['pie', 'donut', 'bar', 'horizontal-bar', 'line', 'area', 'stacked-bar']
  for (const type of types) expect(chartDataSchema.safeParse(chart(3, type)).success).toBe(true)
  expect(chartDataSchema.safeParse(chart(3, 'radar')).success).toBe(false)
  expect([1, 2, 8, 9].map((points) => chartDataSchema.safeParse(chart(points)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('I-082 I-083 I-085 takes 24 shapes with a fill, a size and a border', () => {
  expect(shapeTypeSchema.options).toHaveLength(24)
  const shape = { type: 'star', fillColor: '#3B82F6', width: 200, height: 120, borderWidth: 2 }
  expect(shapeDataSchema.safeParse(shape).success).toBe(true)
  expect(shapeDataSchema.safeParse({ ...shape, width: 601 }).success).toBe(false)
})

test('holds the specified defaults', () => {
  expect(deckDefaults).toMatchObject({
    deckTitle: 'Untitled Presentation',
    untitledTitle: 'Untitled #1',
    backgroundColor: '#FFFFFF',
    textColor: '#1F2937',
    titleSize: 32,
    bulletSize: 18,
    bodySize: 16,
  })
  expect(deckLimits.images).toBe(5)
})

test.each([
  [
    'Nobody is looking. Loggers are read after delivery.',
    'Nobody is looking',
    'Loggers are read after delivery.',
  ],
  ['Payback: five months on each sensor', 'Payback', 'five months on each sensor'],
  ['Net retention 131 percent.', undefined, undefined],
  ['Version 2.5 ships in the autumn', undefined, undefined],
  ['(Cost: 2.9 million) with all taxes', undefined, undefined],
  ['Cost (all taxes): 2.9 million euro', 'Cost (all taxes)', '2.9 million euro'],
  ['Point 5. Every box leaves on time', 'Point 5', 'Every box leaves on time'],
  ['GPRS ends on the 31. December of 2026', undefined, undefined],
  ['Am 22. Januar 2026 fiel die Leitstelle aus', undefined, undefined],
  ['Kello 22. tammikuuta 2026 verkko kaatui', undefined, undefined],
  [
    '15. Dezember 2026: Abschaltung der alten Abfrage',
    '15. Dezember 2026',
    'Abschaltung der alten Abfrage',
  ],
  ['10月20日:東棟の床工事完了', '10月20日', '東棟の床工事完了'],
  ['部品の納期：バッテリーの納期が延びている', '部品の納期', 'バッテリーの納期が延びている'],
  ['会議は12:30に始まり、誰でも参加できる', undefined, undefined],
  ['This first part has far too many words. So it stays whole here.', undefined, undefined],
])('splits %j into lead-in and detail', (text, lead, detail) => {
  const split = splitLeadIn(text)

  expect(split?.lead).toBe(lead)
  expect(split?.detail).toBe(detail)
})
