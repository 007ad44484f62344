import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckLimits } from '../limits.ts'
import { newSlide } from '../newSlide.ts'
import { repairSlides } from '../repair/repairSlides.ts'
import { slideInputSchema } from '../slideInput.ts'
import { iconDataSchema, imageItemSchema } from './storedImage.ts'

const item = {
  id: 'i-1',
  url: '/api/uploads/abcdefghijklmnop',
  type: 'unsplash',
  title: 'Harbour',
  author: 'Ada',
  category: 'nature',
  prompt: 'A harbour at dusk',
  attribution: 'Photo by Ada',
  position: { x: 40, y: 60 },
  size: { width: 300, height: 200 },
  backgroundColor: '#112233',
} as const

test('I-073 an image item has all of the specified fields, and they come back as they were', () => {
  expect(imageItemSchema.parse(item)).toEqual(item)
  expect(imageItemSchema.safeParse({ ...item, depth: 1 }).success).toBe(false)
})

test.each(['cover', 'contain'])('a picture may say that its frame shows it as %s', (fit) => {
  expect(imageItemSchema.parse({ ...item, fit })).toMatchObject({ fit })
  expect(imageItemSchema.safeParse({ ...item, fit: 'stretch' }).success).toBe(false)
})

const region = { x: 0.25, y: 0, width: 0.5, height: 1 }
const picture = { id: 'i-1', url: '/api/uploads/abcdefghijklmnop', type: 'upload' } as const
const faultsOf = (image: object) =>
  slideInputSchema
    .safeParse({ slide_title: 'Harbor', images: [{ ...picture, ...image }] })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('a picture may be cropped to a region and cut to a shape', () => {
  const cropped = { ...picture, crop: region, mask: 'heart' } as const
  expect(imageItemSchema.parse(cropped)).toEqual(cropped)
  expect(faultsOf(cropped)).toEqual([])
})

test('any region inside the picture is taken, and none outside', () => {
  const { cropSide } = deckLimits
  const side = fc.double({ min: cropSide, max: 1, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(side, side), fc.tuple(share, share), ([width, height], [left, top]) => {
      const crop = { x: (1 - width) * left, y: (1 - height) * top, width, height }
      expect(faultsOf({ crop })).toEqual([])
      const outside = { ...crop, x: 1 - width + 0.01 + left }
      expect(faultsOf({ crop: outside })).not.toEqual([])
    }),
  )
})

test('a region that is too small or leaves the picture, and an unknown shape, are refused with the reason', () => {
  expect(faultsOf({ crop: { ...region, x: 0.6 } })).toEqual([
    'images.0.crop: The region must lie inside the picture',
  ])
  expect(faultsOf({ crop: { ...region, width: 0.019 } })[0]).toContain('images.0.crop.width: ')
  expect(faultsOf({ crop: { ...region, z: 1 } })[0]).toContain('images.0.crop: ')
  expect(faultsOf({ mask: 'banana' })[0]).toContain('images.0.mask: ')
})

test('only a picture has a crop and a shape of its own', () => {
  const shapeData = { type: 'star', fillColor: '#112233', width: 100, height: 100 }
  expect(faultsOf({ shapeData, crop: region, mask: 'heart' })).toEqual([
    'images.0.crop: Only pictures can be cropped',
    'images.0.mask: Only pictures can be cropped',
  ])
})

const look = {
  opacity: 0.5,
  borderRadius: 120,
  borderWidth: 4,
  borderColor: '#DC2626',
  borderDash: 'dash',
  shadow: true,
} as const

test('a picture may be translucent, round and framed, and cast a shadow', () => {
  expect(imageItemSchema.parse({ ...picture, ...look })).toEqual({ ...picture, ...look })
  expect(faultsOf(look)).toEqual([])
  for (const wrong of [
    { opacity: 1.1 },
    { borderRadius: 301 },
    { borderWidth: 11 },
    { borderColor: 'red' },
    { borderDash: 'wave' },
    { shadow: 'soft' },
  ]) {
    expect(faultsOf(wrong)).toHaveLength(1)
  }
})

test('what is no picture has no look of pictures', () => {
  const shapeData = { type: 'star', fillColor: '#112233', width: 100, height: 100 }
  expect(faultsOf({ shapeData, ...look })).toEqual(
    Object.keys(look).map((field) => `images.0.${field}: Only pictures have this field`),
  )
})

test('a stored slide whose look is broken keeps its picture and the rest of the look', () => {
  const stored = { ...newSlide('s', 1), images: [{ ...picture, ...look, borderDash: 'wave' }] }
  const { borderDash: _, ...rest } = look
  const { slides } = repairSlides([stored], () => 'new')
  expect(slides[0]?.images).toEqual([{ ...picture, ...rest }])
})

test('a stored slide whose region is broken keeps its picture', () => {
  const broken = { ...picture, crop: { ...region, x: 0.9 } }
  const stored = { ...newSlide('s', 1), images: [broken] }
  const { slides } = repairSlides([stored], () => 'new')
  expect(slides[0]?.images).toEqual([picture])
})

test('an icon is an outline on its grid and nothing else', () => {
  const icon = { name: 'flag', d: 'M4 22L4 4C4 3.69 4.14 3.39 4.4 3.2Z', color: '#123456' }
  expect(iconDataSchema.parse(icon)).toEqual(icon)
  for (const d of [
    '',
    'L4 4',
    'M4 22l1 1',
    'M400 2',
    'M4 22L4',
    'M4 22A1 1 0 0 1 2 2',
    'url(#a)',
  ]) {
    expect(iconDataSchema.safeParse({ ...icon, d }).success).toBe(false)
  }
  expect(iconDataSchema.safeParse({ ...icon, name: '<b>' }).success).toBe(false)
  const long = `M1 1${'L2 2'.repeat(deckLimits.icon.outlineLength / 4)}`
  expect(iconDataSchema.safeParse({ ...icon, d: long }).success).toBe(false)
})
