import { expect, test } from 'vitest'
import { contrast, luminance, mix, mostReadable, readableOn } from './color.ts'

test('measures contrast as WCAG 2 does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(luminance('#808080')).toBeCloseTo(0.2159, 4)
})

test('mixes channel by channel', () => {
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
  expect(mix('#FF0000', '#0000FF', 0.25)).toBe('#BF0040')
})

test('moves a color only as far as it must to be read on every ground', () => {
  expect(readableOn('#1D1B2E', ['#FFFFFF'], { target: '#000000', ratio: 4.5 })).toBe('#1D1B2E')

  const moved = readableOn('#F6B42C', ['#FFFFFF', '#F1EADD'], { target: '#000000', ratio: 4.5 })

  expect(contrast(moved, '#F1EADD')).toBeGreaterThanOrEqual(4.5)
  expect(moved).not.toBe('#000000')
})

test('takes the candidate that stands out most', () => {
  expect(mostReadable('#FFD000', ['#FFFFFF', '#000000'])).toBe('#000000')
})
