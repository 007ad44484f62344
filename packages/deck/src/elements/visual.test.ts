import { expect, test } from 'vitest'
import { newSlide } from '../newSlide.ts'
import { imageItemSchema, type ImageItem } from './storedImage.ts'
import { readNewVisual, readVisual, type Visual, writeNewVisual, writeVisual } from './visual.ts'
import { mapPictureUrls, mapVisuals, ownVisuals, visualsOf } from './visuals.ts'

const chartData = {
  type: 'bar',
  title: 'Pumps',
  data: [
    { label: 'Lisbon', value: 12 },
    { label: 'Porto', value: 7 },
  ],
  colors: [],
} satisfies ImageItem['chartData']
const shapeData = {
  type: 'star',
  fillColor: '#3B82F6',
  width: 200,
  height: 120,
} satisfies ImageItem['shapeData']
const iconData = { name: 'flag', d: 'M4 22L4 4Z', color: '#123456' } satisfies ImageItem['iconData']

const lineData = {
  kind: 'elbow',
  start: { x: 10, y: 20, glue: { element: 'v-2', site: 3 } },
  end: { x: 400, y: 20, glue: { slot: 'title', site: 2 } },
  width: 2.5,
} satisfies ImageItem['lineData']

const frame: Omit<ImageItem, 'type'> = {
  id: 'v-1',
  url: '',
  title: 'Pumps',
  alt: 'Pumps a year',
  position: { x: 40, y: 60 },
  size: { width: 300, height: 200 },
  rotation: 12,
  group: 'g-1',
  locked: true,
  z: -3,
}

const stored: readonly (readonly [Visual['kind'], ImageItem])[] = [
  ['picture', { ...frame, url: '/files/a.jpg', type: 'upload', prompt: 'A pump', fit: 'contain' }],
  ['picture', { ...frame, type: 'shape' }],
  ['chart', { ...frame, type: 'generated-chart', backgroundColor: '#112233', chartData }],
  ['shape', { ...frame, type: 'shape', shapeData }],
  ['icon', { ...frame, type: 'shape', iconData }],
  ['line', { ...frame, type: 'shape', lineData }],
  ['icon', { ...frame, type: 'shape', iconData, lineData }],
  ['chart', { ...frame, type: 'shape', chartData, shapeData }],
  ['chart', { ...frame, type: 'stock', chartData, iconData }],
  ['shape', { ...frame, type: 'stock', shapeData, iconData }],
]

test.each(stored)('a stored image is a %s, and is written as it was read', (kind, image) => {
  const before = JSON.stringify(image)
  const visual = readVisual(image)

  expect(visual.kind).toBe(kind)
  expect(readVisual(image)).toBe(visual)
  expect(writeVisual(visual)).toBe(image)
  expect(JSON.stringify(image)).toBe(before)
})

test.each(stored)('an edited %s keeps what the edit does not name', (_, image) => {
  const edited = writeVisual({ ...readVisual(image), alt: 'Wells' })

  expect(edited).toEqual({ ...image, alt: 'Wells' })
  expect(imageItemSchema.parse(edited)).toEqual(edited)
})

test.each(stored)('an edited %s is written in the order in which it was read', (_, image) => {
  expect(JSON.stringify(writeVisual({ ...readVisual(image) }))).toBe(JSON.stringify(image))
})

test('a visual has none of the names that it is stored under', () => {
  const fields = stored.slice(0, 5).flatMap(([, image]) => Object.keys(readVisual(image)))

  expect(fields).not.toContain('type')
  expect(fields.filter((field) => field.endsWith('Data'))).toEqual([])
})

test('fields that nobody knows stay', () => {
  const odd = { ...frame, type: 'shape', shapeData, kind: 'odd', depth: 1 } as const

  expect(JSON.stringify(writeVisual(readVisual(odd)))).toBe(JSON.stringify(odd))
  expect(writeVisual({ ...readVisual(odd), z: 4 })).toMatchObject({ depth: 1, z: 4, shapeData })
})

test('a visual without an id is read and written without one', () => {
  const { id: _, ...plain } = frame
  const read = readNewVisual({ ...plain, shapeData })

  expect(read).toMatchObject({ kind: 'shape', origin: 'stock', shape: shapeData })
  expect(writeNewVisual(read)).toEqual({ ...plain, type: 'stock', shapeData })
})

test('edits of the visuals of a slide leave the others as they are', () => {
  const images = stored.slice(0, 5).map(([, image], index) => ({ ...image, id: `v-${index}` }))
  const slide = { ...newSlide('s-1', 1), images }
  const turned = mapVisuals(slide, (visual) =>
    visual.kind === 'icon' ? { ...visual, icon: { ...visual.icon, color: '#FF0000' } } : visual,
  )

  expect(turned.images?.map((image, index) => image === images[index])).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(turned.images?.[4]).toEqual({ ...images[4], iconData: { ...iconData, color: '#FF0000' } })
  expect(ownVisuals(slide).map(({ kind }) => kind)).toEqual([
    'picture',
    'picture',
    'chart',
    'shape',
    'icon',
  ])
})

test('the URLs of all pictures can be replaced, those of older decks included', () => {
  const slide = {
    ...newSlide('s-1', 1),
    images: [{ ...frame, type: 'upload' as const, url: '/a' }],
    media_data: { url: '/b', urls: { regular: '/c' }, title: 'Pumps' },
  }

  expect(mapPictureUrls(slide, (url) => `/x${url}`)).toEqual({
    ...slide,
    images: [{ ...slide.images[0], url: '/x/a' }],
    media_data: { url: '/x/b', urls: { regular: '/x/c' }, title: 'Pumps' },
  })
  expect(mapPictureUrls(newSlide('s-1', 1), () => '')).toEqual(newSlide('s-1', 1))
})

test('a slide without images stays one', () => {
  const slide = newSlide('s-1', 1)

  expect(mapVisuals(slide, (visual) => visual)).toBe(slide)
})

test('a legacy picture is the same one at each look', () => {
  const slide = { ...newSlide('s-1', 1), media_data: { url: '/files/a.jpg' } }

  expect(visualsOf(slide)[0]).toBe(visualsOf(slide)[0])
  expect(ownVisuals(slide)).toEqual([])
})
