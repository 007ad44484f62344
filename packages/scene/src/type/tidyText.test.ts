import { expect, test } from 'vitest'
import { oneLine, tidyText } from './tidyText.ts'

const held = (text: string) => text.replaceAll('\u00A0', '_')

test.each([
  ['a  b\n c', 'a b_c'],
  ['It costs € 61m a year', 'It costs €_61m a year'],
  ['A drop of 38 % since then', 'A drop of 38_% since then'],
  ['The last 40 kilometres count', 'The last 40_kilometres count'],
  ['Four teams and one map', 'Four teams and one_map'],
  ['Grows 12 mice', 'Grows 12 mice'],
  ['Go on', 'Go on'],
  ['Next\u0085line and\u009bbell', 'Next line and bell'],
])('sets %j as %j, where _ is a space that holds', (text, expected) => {
  expect(held(tidyText(text))).toBe(expected)
})

test('keeps a figure on one line', () => {
  expect(held(oneLine('1 in 4'))).toBe('1_in_4')
})
