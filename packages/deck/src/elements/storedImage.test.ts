import { expect, test } from 'vitest'
import { deckLimits } from '../limits.ts'
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
