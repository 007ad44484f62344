import { expect, test } from 'vitest'
import { seenDifference } from './colorVision.ts'

test('measures no difference between equal colors and 100 between black and white', () => {
  expect(seenDifference('#3D3BC2', '#3D3BC2', 'normal')).toBe(0)
  expect(seenDifference('#000000', '#FFFFFF', 'normal')).toBeCloseTo(100, 1)
})

test('sees red and green alike with an eye that lacks one of them', () => {
  const [red, green] = ['#B34A3A', '#6F7A2E']

  expect(seenDifference(red, green, 'normal')).toBeGreaterThan(35)
  expect(seenDifference(red, green, 'deutan')).toBeLessThan(15)
})
