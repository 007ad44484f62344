import { expect, test } from 'vitest'
import { greet } from './greeting.ts'

const ines = { firstName: 'Ines', email: 'ines@tidewater.example' }
const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes)

test.each([
  [0, 0],
  [11, 59],
])('E-002 at %i:%i it says good morning', (hours, minutes) => {
  expect(greet(ines, at(hours, minutes))).toBe('Good morning, Ines')
})

test.each([
  [12, 0],
  [16, 59],
])('E-003 at %i:%i it says good afternoon', (hours, minutes) => {
  expect(greet(ines, at(hours, minutes))).toBe('Good afternoon, Ines')
})

test.each([
  [17, 0],
  [23, 59],
])('E-004 at %i:%i it says good evening', (hours, minutes) => {
  expect(greet(ines, at(hours, minutes))).toBe('Good evening, Ines')
})

test('E-006 without a first name it takes the address before the at-sign', () => {
  expect(greet({ ...ines, firstName: null }, at(9))).toBe('Good morning, ines')
  expect(greet({ ...ines, firstName: ' ' }, at(9))).toBe('Good morning, ines')
})

test('E-007 without a first name and an address it says there', () => {
  expect(greet({ firstName: null, email: null }, at(9))).toBe('Good morning, there')
  expect(greet({}, at(9))).toBe('Good morning, there')
})
