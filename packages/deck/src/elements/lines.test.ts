import { expect, test } from 'vitest'
import { normalizeSlides, slidesInputSchema } from '../slideInput.ts'
import { repairSlides } from '../repair/repairSlides.ts'
import { copiedElementsSchema } from './copiedElements.ts'
import { type LineData, lineDataSchema } from './lineData.ts'
import { lineBox, mapGlue } from './lines.ts'
import { imageItemSchema } from './storedImage.ts'
import { readVisual, type Visual } from './visual.ts'

const line = {
  kind: 'straight',
  start: { x: 100, y: 50 },
  end: { x: 40, y: 50 },
  width: 2,
} satisfies LineData

const counting = () => {
  let count = 0
  return () => `new-${++count}`
}

test('a level line has a box without height', () => {
  expect(lineBox(line)).toEqual({ x: 40, y: 50, width: 60, height: 0 })
})

test.each([
  ['an unknown kind', { kind: 'zigzag' }],
  ['no width', { width: 0 }],
  ['a width beyond the limit', { width: 41 }],
  ['an unknown head', { endHead: 'star' }],
  ['a color that is none', { color: 'accent9' }],
  ['an end far off the page', { end: { x: 9_000, y: 0 } }],
  ['a site before the first', { end: { x: 0, y: 0, glue: { element: 'a', site: -1 } } }],
  [
    'a glue to an element and a slot',
    {
      end: { x: 0, y: 0, glue: { element: 'a', slot: 'title', site: 1 } },
    },
  ],
  ['an unknown field', { label: 'x' }],
])('a line with %s is refused', (_, change) => {
  expect(lineDataSchema.safeParse({ ...line, ...change }).success).toBe(false)
})

test.each(['text', 'accent1', 'accent3', '#12aBcD'])('a line may have the color %s', (color) => {
  expect(lineDataSchema.safeParse({ ...line, color }).success).toBe(true)
})

test('what is wrong with a stored line is mended, and the line stays', () => {
  const stored = {
    id: 's',
    slide_title: 'Lines',
    images: [
      {
        id: 'l',
        url: '',
        type: 'shape',
        lineData: {
          ...line,
          width: 400,
          color: 'pink',
          endHead: 'star',
          end: { x: '60px', y: 50, glue: { element: 'a b', site: 2 } },
        },
      },
    ],
  }

  const [slide] = repairSlides([stored], counting()).slides

  const [mended] = (slide?.images ?? []).map(readVisual)
  expect(mended?.kind === 'line' && mended.line).toMatchObject({
    kind: 'straight',
    start: line.start,
    end: { x: 60, y: 50 },
    width: 40,
  })
})

test('a line follows an element whose ID is taken already, and only on its own slide', () => {
  const slide = {
    slide_title: 'Pumps',
    images: [
      { id: 'pump', url: '/files/a.jpg' },
      {
        id: 'line',
        url: '',
        lineData: { ...line, end: { ...line.end, glue: { element: 'pump', site: 1 } } },
      },
    ],
  }

  const slides = normalizeSlides(slidesInputSchema.parse([slide, slide]), counting())

  const glues = slides.map(({ images = [] }) => {
    const [pump, second] = images.map(readVisual)
    return [pump?.id, second?.kind === 'line' && second.line.end.glue]
  })
  expect(glues).toEqual([
    ['pump', { element: 'pump', site: 1 }],
    [expect.stringMatching(/^new-/u), { element: slides[1]?.images?.[0]?.id, site: 1 }],
  ])
})

test('slides without lines are accepted as they were sent', () => {
  const image = { id: 'a', url: '/files/a.jpg', type: 'upload' as const, alt: 'A' }
  const [slide] = normalizeSlides(
    slidesInputSchema.parse([{ slide_title: 'Pumps', images: [image] }]),
    counting(),
  )

  expect(JSON.stringify(slide?.images)).toBe(JSON.stringify([image]))
})

test('a line is copied without a position, a picture is not', () => {
  const copied = (images: readonly unknown[]) =>
    copiedElementsSchema.safeParse({ app: 'deckloom', version: 1, texts: [], images }).success

  expect(copied([{ id: 'l', url: '', type: 'shape', lineData: line }])).toBe(true)
  expect(copied([{ id: 'p', url: '', type: 'shape' }])).toBe(false)
})

test('changing no glue gives the same line back', () => {
  const image = imageItemSchema.parse({ id: 'l', url: '', type: 'shape', lineData: line })
  const visual: Visual = readVisual(image)

  expect(mapGlue(visual, () => undefined)).toBe(visual)
})
