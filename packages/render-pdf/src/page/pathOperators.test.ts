import { expect, test } from 'vitest'
import { pathOperators } from './pathOperators.ts'

test('writes moves, lines, curves and closings', () => {
  expect(pathOperators('M0 0L10.5 -2C1,2,3,4,5,6Z')).toBe('0 0 m\n10.5 -2 l\n1 2 3 4 5 6 c\nh')
})

test('reads repeated coordinates as SVG does', () => {
  expect(pathOperators('M0 0 1 1 2 2L3 3 4 4')).toBe('0 0 m\n1 1 l\n2 2 l\n3 3 l\n4 4 l')
})

test('writes no exponents, which PDF does not know', () => {
  expect(pathOperators('M1e-7 2.5e2L-1e-9 .5')).toBe('0 250 m\n0 0.5 l')
})

test.each(['M0 0l1 1', 'M0 0A5 5 0 0 1 9 9', '1 2'])('refuses %s', (d) => {
  expect(() => pathOperators(d)).toThrow('cannot have the command')
})
