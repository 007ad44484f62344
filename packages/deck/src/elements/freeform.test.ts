import { expect, test } from 'vitest'
import { deckLimits } from '../limits.ts'
import { newSlide } from '../newSlide.ts'
import { repairSlides } from '../repair/repairSlides.ts'
import { freeformPath, isOpenPath, type PathPiece } from './freeform.ts'
import { shapeDataSchema } from './storedImage.ts'

const freeform = { type: 'freeform', fillColor: '#3B82F6', width: 200, height: 120 } as const

function takes(path: string): boolean {
  return shapeDataSchema.safeParse({ ...freeform, path }).success
}

test('a freeform has a path of straight and curved pieces, open or closed, whole or in parts', () => {
  const path = 'M0 0L10000 0C12000 -300 12000 9000 5000 10000ZM10 10L20 20'

  expect(shapeDataSchema.parse({ ...freeform, path })).toEqual({ ...freeform, path })
  expect(takes('M0 0L10000 10000')).toBe(true)
})

test.each([
  ['', 'nothing'],
  ['M0 0', 'no piece'],
  ['L0 0', 'no start'],
  ['M0 0Z', 'no piece before its end'],
  ['M0 0L1.5 2', 'fractions'],
  ['M0 0l5 5', 'relative commands'],
  ['M0 0Q5 5 9 9', 'other curves'],
  ['M0 0L100000 0', 'points far away'],
  ['M0 0L5 5"/><script>', 'markup'],
])('a path such as %j is refused: %s', (path) => {
  expect(takes(path)).toBe(false)
})

test('a path is as long as it may be, and no longer', () => {
  const { pathLength } = deckLimits.freeform
  const path = `M0 0${'L1000 1000'.repeat(pathLength / 10 - 1)}`

  expect(takes(`${path}L1 1`)).toBe(true)
  expect(takes(`${path}${'L1 1'.repeat(3)}`)).toBe(false)
})

test('a stored freeform whose path is broken keeps its place, and its words', () => {
  const shapeData = { ...freeform, path: 'M0 0L', text: 'Lake' }
  const images = [{ id: 'lake', url: '', type: 'shape', shapeData }]

  const { slides, repaired } = repairSlides([{ ...newSlide('s', 1), images }], () => 'new')

  expect(slides[0]?.images?.[0]?.shapeData).toEqual({ ...freeform, text: 'Lake' })
  expect(repaired).toHaveLength(1)
})

test('a path is open unless one of its parts is closed', () => {
  expect(isOpenPath('M0 0L5 5L9 0')).toBe(true)
  expect(isOpenPath('M0 0L5 5L9 0Z')).toBe(false)
  expect(isOpenPath('M0 0L5 5L9 0ZM1 1L2 2')).toBe(false)
})

test('a path is written in steps of its box, as it is stored', () => {
  const pieces: PathPiece[] = [
    { command: 'M', points: [[100, 50]] },
    { command: 'L', points: [[300, 150]] },
    {
      command: 'C',
      points: [
        [310, 60],
        [90, 50.004],
        [200, 100],
      ],
    },
    { command: 'Z', points: [] },
  ]

  const path = freeformPath(pieces, { x: 100, y: 50, width: 200, height: 100 })

  expect(path).toBe('M0 0L10000 10000C10500 1000 -500 0 5000 5000Z')
  expect(takes(path ?? '')).toBe(true)
})

test('what is far off a flat box stays within the digits of a path', () => {
  const pieces: PathPiece[] = [
    { command: 'M', points: [[0, -900]] },
    { command: 'L', points: [[100, 900]] },
  ]

  const path = freeformPath(pieces, { x: 0, y: 0, width: 100, height: 1 })

  expect(path).toBe('M0 -99999L10000 99999')
  expect(takes(path ?? '')).toBe(true)
})

test('a path that is too long is not written', () => {
  const corners = Array.from({ length: 900 }, (_, index): PathPiece => ({
    command: index === 0 ? 'M' : 'L',
    points: [[100 + index / 10, 100]],
  }))

  expect(freeformPath(corners, { x: 0, y: 0, width: 200, height: 100 })).toBeUndefined()
})
