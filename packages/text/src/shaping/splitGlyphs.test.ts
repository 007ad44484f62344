import { expect, test } from 'vitest'
import { splitGlyphs } from './splitGlyphs.ts'

function glyphsAt(...clusters: readonly number[]): Int32Array {
  return Int32Array.from(clusters.flatMap((cluster) => [10 + cluster, 500, 0, 0, cluster]))
}

function slices(
  clusters: readonly number[],
  text: string,
  cuts: readonly number[],
): readonly unknown[] {
  return splitGlyphs(glyphsAt(...clusters), text, cuts).map(({ start, end, glyphs }) => [
    text.slice(start, end),
    Array.from(glyphs.filter((_, index) => index % 5 === 4)),
  ])
}

test('counts clusters from the cut', () => {
  expect(slices([0, 1, 2, 3], 'abcd', [2])).toEqual([
    ['ab', [0, 1]],
    ['cd', [0, 1]],
  ])
})

test('keeps a ligature whole', () => {
  expect(slices([0, 1, 3], 'afib', [2])).toEqual([
    ['afi', [0, 1]],
    ['b', [0]],
  ])
})

test('answers right-to-left text in visual order', () => {
  expect(slices([3, 2, 1, 0], 'דגבא', [1])).toEqual([
    ['גבא', [2, 1, 0]],
    ['ד', [0]],
  ])
})

test('passes over cuts outside the text and empty runs', () => {
  expect(slices([0, 1], 'ab', [1, 1, 2, 9])).toEqual([
    ['a', [0]],
    ['b', [0]],
  ])
})
