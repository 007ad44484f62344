import { expect, test } from 'vitest'
import {
  optionsFor,
  quickDefaults,
  slideCountLabel,
  slideCountOptions,
} from './generatorOptions.ts'

test('the three choices ask for 8, 12 and 16 slides', () => {
  expect(slideCountOptions).toEqual([
    { value: '8', label: '8-10 slides' },
    { value: '12', label: '12-15 slides' },
    { value: '16', label: '16-20 slides' },
  ])
})

test('J-019 a quick generation asks for ten slides', () => {
  expect(quickDefaults).toMatchObject({ slideCount: 10, presentationType: 'pitch' })
})

test.each([
  [5, '5 slides'],
  [8, '8-10 slides'],
  [10, '8-10 slides'],
  [11, '11 slides'],
  [15, '12-15 slides'],
  [20, '16-20 slides'],
  [25, '25 slides'],
])('%i slides are shown as %s', (count, label) => {
  expect(slideCountLabel(count)).toBe(label)
})

test('the number of slides that a prompt names is shown and asked for, until one is chosen', () => {
  expect(optionsFor(quickDefaults, 'Bees, 8 slides', false).slideCount).toBe(8)
  expect(optionsFor(quickDefaults, 'Bees', false)).toBe(quickDefaults)
  expect(optionsFor(quickDefaults, 'Bees, 8 slides', true)).toBe(quickDefaults)
})
